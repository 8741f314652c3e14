import { Timestamp } from "@boab/contracts/common/fields";
import { z } from "zod";
import type { Position } from "../db/keyset.ts";
import { AppError } from "../errors/app-error.ts";
import { readCursor, writeCursor } from "./cursor.ts";

// PostgreSQL has no year 0, and would fail on an invented cursor.
export const Instant = Timestamp.refine((instant) => !instant.startsWith("0000"));

/** Reads the sort key of a cursor. A made-up cursor is a bad request. */
export function readSortKey<Key>(
  cursor: string | undefined,
  schema: z.ZodType<Key>,
): Key | undefined {
  if (cursor === undefined) return undefined;
  const key = schema.safeParse(readCursor(cursor));
  if (!key.success) throw new AppError("bad_request");
  return key.data;
}

/** Reads the position in the cursor of a newest-first list. */
export const readPosition = (
  cursor: string | undefined,
  id: z.ZodType<string>,
): Position | undefined => readSortKey(cursor, z.tuple([Instant, id]));

/** Splits `limit + 1` rows into the page and the cursor of the next one. */
export function cutPage<Row extends { position: string[] }>(rows: Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last ? writeCursor(last.position) : null };
}
