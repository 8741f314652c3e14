import { parentPort, workerData } from "node:worker_threads";
import { someAddress } from "./attack.ts";

// Ordinary visitors, and how long each waited. They come at a steady pace whether or not those before them have been
// served, so that a server which stalls for a second keeps all waiting who come in that second.
const { urls, perSecond } = workerData as { urls: string[]; perSecond: number };
const waits: number[] = [];
const failures: string[] = [];
const underWay = new Set<Promise<void>>();
let turn = 0;

async function visit(url: string) {
  const begun = performance.now();
  const response = await fetch(url, { headers: { "x-forwarded-for": someAddress() } }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => undefined);
  waits.push(performance.now() - begun);
  if (response?.status !== 200) failures.push(`${url}: ${response?.status ?? "no response"}`);
}

const arrivals = setInterval(() => {
  const visitor = visit(urls[turn++ % urls.length] ?? "").finally(() => underWay.delete(visitor));
  underWay.add(visitor);
}, 1000 / perSecond);

parentPort?.once("message", async () => {
  clearInterval(arrivals);
  await Promise.all(underWay);
  parentPort?.postMessage({ waits, failures });
});
