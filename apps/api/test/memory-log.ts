import { Writable } from "node:stream";
import { pino } from "pino";
import { type Logger, logSerializers } from "#platform/log/log.ts";

interface LogLine {
  level: number;
  msg: string;
  requestId?: string;
  err?: { message: string };
  res?: { statusCode: number };
  [key: string]: unknown;
}

/** A logger whose lines a test can read. */
export function makeMemoryLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  return { log: pino({ level: "info", serializers: logSerializers }, stream), lines };
}
