import { type Logger, pino } from "pino";
import { currentRequestId } from "./request-context.ts";

export type { Logger };

/** JSON lines on standard output. Bodies are never logged; these headers carry secrets. */
export function makeLogger(level: string, process: "http" | "worker" | "script"): Logger {
  return pino({
    level,
    base: { process, pid: globalThis.process.pid },
    mixin: () => ({ requestId: currentRequestId() }),
    redact: {
      paths: ["req.headers.cookie", "req.headers.authorization", 'res.headers["set-cookie"]'],
      remove: true,
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
