/** Who I am to the server: a guest, known by a cookie. */
import { afterwards, ask, get, post } from "./api";
import { connection } from "./connection.svelte";
import type { Me } from "./protocol";
import { belongTo, forgetRunning } from "./running";
import { sendWaiting } from "./waiting.svelte";

/** What is kept of it. */
type Kept = Omit<Me, "new">;

export const me = $state<Kept & { known: boolean }>({
  id: "",
  name: "",
  avatar: "",
  language: "",
  named: true,
  known: false,
});

const TRY_AGAIN = 2000; // milliseconds, while the server cannot be reached

/** Ask who I am, then connect: in this order, so that the connection carries the cookie. */
export async function enter(): Promise<void> {
  connection.listen((message) => {
    if (message.is === "welcome") take({ ...me, ...message.me });
  });
  connection.renew = renew;
  while (!me.known) {
    try {
      await renew();
    } catch {
      connection.line = "offline";
      await new Promise((done) => setTimeout(done, TRY_AGAIN));
    }
  }
  sendWaiting(connection, me.id);
  connection.start();
}

async function renew(): Promise<void> {
  const answer = get<Me>("me");
  afterwards(answer);
  take(await answer);
}

export async function change(wish: Partial<Pick<Me, "name" | "avatar" | "language">>): Promise<void> {
  take(await post<Me>("me", wish));
}

/** Be forgotten: the server deletes what it knows of me, and I am somebody new. */
export async function forget(): Promise<void> {
  forgetRunning(); // first, since no answer may come
  await turnInto(async () => {
    await ask("DELETE", "me");
    await renew();
  });
}

/** Log out all other devices and programs that are me. */
export async function turnAwayDevices(): Promise<void> {
  await turnInto(async () => take(await post<Me>("me/devices")));
}

/** Become the person of a personal link. */
export async function become(token: string): Promise<void> {
  forgetRunning();
  await turnInto(async () => {
    await post("me/go", { token });
    await renew();
  });
}

/** Become somebody else: until that is done, nothing is asked for in the name of who I was, over any line. */
function turnInto(becoming: () => Promise<unknown>): Promise<void> {
  return connection.restart(() => {
    const done = becoming();
    afterwards(done);
    return done;
  });
}

function take(answer: Kept): void {
  const { id, name, avatar, language, named } = answer;
  Object.assign(me, { id, name, avatar, language, named, known: true });
  belongTo(id);
}
