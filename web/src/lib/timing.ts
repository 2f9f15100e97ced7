/** Clocks, as people read them. */
import type { Times } from "./protocol";

/** What is left to a seat now, in milliseconds; never below zero. */
export function left(times: Times, seat: number, serverNow: number): number {
  const gone = times.running.includes(seat) ? Math.max(0, serverNow - times.at) : 0;
  return Math.max(0, times.left[seat] - gone);
}

/** "2:05", "1:00:00", or null where whole days are left. */
export function clockText(milliseconds: number): string | null {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) return null;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
