/** People whom this person does not want to hear: kept in this browser, for all tables. */
import { read, write } from "./storage";

const MOST = 500; // the oldest are forgotten
let ids = $state(read<string[]>("muted", []));

export function isMuted(person: string | null): boolean {
  return person !== null && ids.includes(person);
}

export function mute(person: string, on: boolean): void {
  ids = [...ids.filter((id) => id !== person), ...(on ? [person] : [])].slice(-MOST);
  write("muted", $state.snapshot(ids));
}
