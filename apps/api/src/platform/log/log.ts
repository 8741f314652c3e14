import { type Logger, pino } from "pino";

export type { Logger };

/** JSON lines on standard output. Bodies are never logged; these headers carry secrets. */
export function makeLogger(level: string, process: "http" | "worker" | "script"): Logger {
  return pino({
    level,
    base: { process, pid: globalThis.process.pid },
    redact: {
      paths: ["req.headers.cookie", "req.headers.authorization", 'res.headers["set-cookie"]'],
      remove: true,
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
