import { maskEmails } from "@boab/contracts/common/log-safe";
import { config } from "./config.server.ts";
import { getRequestScope } from "./request-scope.server.ts";

const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, silent: 100 } as const;
type Level = Exclude<keyof typeof levels, "silent">;

/** One JSON line with the request id, in the server log's format. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}) {
  if (levels[level] < levels[config.logLevel]) return;
  const line = {
    level: levels[level],
    time: Date.now(),
    requestId: getRequestScope()?.requestId,
    ...details,
    msg: message,
  };
  process.stdout.write(`${JSON.stringify(line, errorReplacer)}\n`);
}

const errorReplacer = (_key: string, value: unknown) =>
  value instanceof Error
    ? {
        type: value.name,
        message: maskEmails(value.message),
        stack: value.stack && maskEmails(value.stack),
        cause: value.cause,
      }
    : value;
