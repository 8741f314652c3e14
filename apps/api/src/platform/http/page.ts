import { Timestamp } from "@boab/contracts/common/fields";
import { z } from "zod";
import type { Position } from "../db/keyset.ts";
import { AppError } from "../errors/app-error.ts";
import { readCursor, writeCursor } from "./cursor.ts";

// PostgreSQL knows no year 0, and would answer a made-up cursor with a fault.
const Instant = Timestamp.refine((instant) => !instant.startsWith("0000"));

/** The place a cursor stands for; a cursor that nobody made is refused. */
export function readPosition(
  cursor: string | undefined,
  id: z.ZodType<string>,
): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = z.tuple([Instant, id]).safeParse(readCursor(cursor));
  if (!position.success) throw new AppError("bad_request");
  return position.data;
}

/** Of `limit + 1` rows, the page to show and where the next one begins. */
export function cutPage<Row extends { position: string[] }>(rows: Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last ? writeCursor(last.position) : null };
}
