import { parentPort, workerData } from "node:worker_threads";
import { makeRandomIp } from "./attack.ts";

// Ordinary visitors, and how long each waited. They come at a steady pace whether or not those before them have been
// served, so that a server which stalls for a second keeps all waiting who come in that second.
const { urls, perSecond } = workerData as { urls: string[]; perSecond: number };
const waits: number[] = [];
const failures: string[] = [];
const pendingVisits = new Set<Promise<void>>();
let turn = 0;

async function visit(url: string) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { "x-forwarded-for": makeRandomIp() } }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => undefined);
  waits.push(performance.now() - startedAt);
  if (response?.status !== 200) failures.push(`${url}: ${response?.status ?? "no response"}`);
}

const arrivalTimer = setInterval(() => {
  const visitor = visit(urls[turn++ % urls.length] ?? "").finally(() =>
    pendingVisits.delete(visitor),
  );
  pendingVisits.add(visitor);
}, 1000 / perSecond);

parentPort?.once("message", async () => {
  clearInterval(arrivalTimer);
  await Promise.all(pendingVisits);
  parentPort?.postMessage({ waits, failures });
});
