import { randomInt } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";

// Ordinary visitors, one after the other on a few connections, and how long each waited.
const { urls, connections } = workerData as { urls: string[]; connections: number };
const waits: number[] = [];
const failures: string[] = [];
let isRunning = true;
parentPort?.once("message", () => {
  isRunning = false;
});

async function visit(url: string) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const begun = performance.now();
  const response = await fetch(url, { headers: { "x-forwarded-for": address } }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => undefined);
  waits.push(performance.now() - begun);
  if (response?.status !== 200) failures.push(`${url}: ${response?.status ?? "no response"}`);
}

await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    for (let turn = index; isRunning; turn++) await visit(urls[turn % urls.length] ?? "");
  }),
);
parentPort?.postMessage({ waits, failures });
