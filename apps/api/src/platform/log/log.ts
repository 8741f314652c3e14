import { maskEmails, toLoggedPath } from "@boab/contracts/common/log-safe";
import { type Logger, pino } from "pino";

export type { Logger };

/**
 * Lines are written in batches of a few kilobytes or half a second, because one write per line would cost more than the
 * rest of it. The last batch is written when the process ends.
 */
const gathered = { minLength: 4096, periodicFlush: 500, sync: false };

/** The fields in which a database error says where it failed. Its `detail` contains values, so it is left out. */
const places = ["code", "schema", "table", "column", "constraint", "routine"] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  cause?: LoggedError;
  [place: string]: unknown;
}

/** Other libraries put requests, recipients and values on their errors, so only these fields are logged. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: maskEmails(String(error)), stack: undefined };
  const errorFields = error as Error & Record<string, unknown>;
  const where = places.flatMap((place) =>
    ["string", "number"].includes(typeof errorFields[place]) ? [[place, errorFields[place]]] : [],
  );
  return {
    type: error.name,
    message: maskEmails(error.message),
    stack: error.stack && maskEmails(error.stack),
    ...Object.fromEntries(where),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** How all our loggers write errors and paths. */
export const logSerializers = {
  err: (error: unknown) => describeError(error),
  path: (path: unknown) => toLoggedPath(String(path)),
};

/**
 * Logs JSON lines to standard output. Bodies are never logged, and these headers are removed because they contain
 * secrets.
 */
export function makeLogger(level: string, process: "http" | "worker" | "script"): Logger {
  const options = {
    level,
    base: { process, pid: globalThis.process.pid },
    serializers: logSerializers,
    redact: {
      paths: ["req.headers.cookie", "req.headers.authorization", 'res.headers["set-cookie"]'],
      remove: true,
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, pino.destination(gathered));
}
