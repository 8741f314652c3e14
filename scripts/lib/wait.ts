import { setTimeout as sleep } from "node:timers/promises";

/** Polls until the check returns true; false when the time is up. */
export async function waitUntil(
  check: () => boolean | Promise<boolean>,
  { seconds, everyMs = 100 }: { seconds: number; everyMs?: number },
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await check()) return true;
    await sleep(everyMs);
  }
  return false;
}
