import { type Logger, pino } from "pino";

export type { Logger };

/**
 * Lines are written in batches, a few kilobytes or half a second at a time: a write each would cost
 * more than the rest of the line. The last batch is written when the process ends.
 */
const gathered = { minLength: 4096, periodicFlush: 500, sync: false };

/** JSON lines on standard output. Bodies are never logged; these headers carry secrets. */
export function makeLogger(level: string, process: "http" | "worker" | "script"): Logger {
  const options = {
    level,
    base: { process, pid: globalThis.process.pid },
    redact: {
      paths: ["req.headers.cookie", "req.headers.authorization", 'res.headers["set-cookie"]'],
      remove: true,
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, pino.destination(gathered));
}
