import { setTimeout as sleep } from "node:timers/promises";
import type { Visitor } from "./visit.ts";

/** Pages that no cache may answer, and a call of a browser. */
const paths = ["/directory/listings?q=", "/contact-us?n=", "/api/health/live?n="];
const VISITORS = 3;
/** Below every limit by address: all of them come from this machine. */
const PAUSE_MS = 250;

/** Visits the site until told to stop; what failed is named. */
export function startTraffic(visit: Visitor) {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const visitor = async (offset: number) => {
    while (!isOver) {
      const path = `${paths[(count + offset) % paths.length]}${count++}`;
      const status = await visit(path).then(
        (response) => response.status,
        (error: Error) => error.message,
      );
      if (status !== 200) failures.push(`${path} ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, offset) => visitor(offset));
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { count, failures };
  };
}
