import { setTimeout as sleep } from "node:timers/promises";
import type { SiteFetch } from "./visit.ts";

/** Pages that no cache can have, and what a browser asks the API. */
const paths = [
  (n: number) => `/directory/listings?q=${n}`,
  (n: number) => `/contact-us?n=${n}`,
  () => "/api/session",
];
/** Below every limit by address: all of them come from this machine. */
const PAUSE_MS = 250;

/** Visits the site until told to stop; what failed is named. */
export function startTraffic(visit: SiteFetch) {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const visitor = async (buildPath: (n: number) => string) => {
    while (!isOver) {
      const path = buildPath(count++);
      const status = await visit(path).then(
        (response) => response.status,
        (error: Error) => error.message,
      );
      if (status !== 200) failures.push(`${path} ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = paths.map(visitor);
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { count, failures };
  };
}
