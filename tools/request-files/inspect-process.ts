import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { getSlotDatabase } from "../../scripts/stack/slot.ts";
import type { ScriptCoverage } from "./source-files.ts";

interface Reply {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** Asks a process of the stack, over Node's inspector, which functions it ran since it was last asked. */
export async function inspectProcess(name: "api" | "web") {
  const log = readFileSync(
    join(repositoryRoot, ".cache/stack", `${getSlotDatabase("boab_e2e")}-${name}.log`),
    "utf8",
  );
  // The last one that started answers requests: a process that only watches over it may have started it.
  const url = [...log.matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1];
  if (!url) throw new Error(`the ${name} process has no inspector`);
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let lastId = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId;
      const listen = ({ data }: MessageEvent<string>) => {
        const reply = JSON.parse(data) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener("message", listen);
        if (reply.error) reject(new Error(reply.error.message));
        else resolve(reply.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call("Profiler.enable");
  await call("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return {
    async takeScripts(): Promise<ScriptCoverage[]> {
      const taken = (await call("Profiler.takePreciseCoverage")) as { result: ScriptCoverage[] };
      return taken.result;
    },
    close: () => socket.close(),
  };
}
