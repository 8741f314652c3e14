import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "../log/log.ts";

/** A child sends this once it serves requests. */
export const readyMessage = "ready";

/**
 * Holds the listening socket and keeps `count` children serving it. SIGHUP replaces them one by one
 * without dropping a connection (a new release starts this way); SIGTERM stops them all.
 */
export async function supervise(count: number, log: Logger): Promise<void> {
  let isStopping = false;
  let lastReplacement: Promise<void> = Promise.resolve();

  const startChild = async (): Promise<Worker> => {
    const child = cluster.fork();
    // A child may die while something is sent to it; its exit event handles the rest.
    child.on("error", (error) => log.warn({ err: error }, "child cannot be reached"));
    // `node --watch` sends messages of its own over the same channel.
    const isReady = await new Promise<boolean>((resolve) => {
      child.on("message", (message) => message === readyMessage && resolve(true));
      child.once("exit", () => resolve(false));
    });
    if (!isReady) throw new Error("A child ended before it was ready");
    return child;
  };

  const stopChild = async (child: Worker): Promise<void> => {
    if (child.isDead()) return;
    const startedAt = performance.now();
    const exit = once(child, "exit");
    child.process.kill("SIGTERM");
    await exit;
    const ms = Math.round(performance.now() - startedAt);
    log.info({ child: child.process.pid, ms }, "child stopped");
  };

  const replaceAll = async (): Promise<void> => {
    for (const old of Object.values(cluster.workers ?? {})) {
      if (isStopping) return;
      if (!old) continue;
      retired.add(old.id);
      await startChild();
      await stopChild(old);
    }
  };

  const replaceDead = async (): Promise<void> => {
    if (!isStopping) await startChild();
  };

  const retired = new Set<number>();
  cluster.on("exit", (child, code) => {
    if (isStopping || retired.has(child.id)) return;
    log.error({ child: child.process.pid, code }, "child died; starting another");
    lastReplacement = lastReplacement.then(replaceDead).catch(fail);
  });

  const fail = (error: unknown) => {
    // A child that was still starting ends with the others; exiting now would cut off those that finish their requests.
    if (isStopping) return;
    log.fatal({ err: error }, "no child can be started");
    process.exit(1);
  };

  process.on("SIGHUP", () => {
    lastReplacement = lastReplacement.then(replaceAll).catch(fail);
  });

  const stopAll = async () => {
    isStopping = true;
    const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
    await Promise.all(children.map(stopChild));
    process.exit(0);
  };
  process.once("SIGTERM", stopAll);
  process.once("SIGINT", stopAll);

  await Promise.all(Array.from({ length: count }, startChild)).catch(fail);
  if (!isStopping) log.info({ count }, "serving");
}
