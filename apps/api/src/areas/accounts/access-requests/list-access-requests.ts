import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import { Timestamp } from "@boab/contracts/common/fields";
import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import { readCursor, writeCursor } from "#platform/http/cursor.ts";
import type { AccountsParts } from "../parts.ts";
import { listRequests, type RequestPosition } from "./access-requests.repository.ts";

const defaultLimit = 25;

// PostgreSQL knows no year 0, and would answer a made-up cursor with a fault.
const Position = z.tuple([Timestamp.refine((instant) => !instant.startsWith("0000")), z.uuid()]);

interface Page {
  status?: AccessRequest["status"] | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Staff page through what people asked for, newest first. */
export async function listAccessRequests({ db }: Pick<AccountsParts, "db">, page: Page) {
  const limit = page.limit ?? defaultLimit;
  const rows = await listRequests(db, {
    limit: limit + 1,
    status: page.status,
    after: readPosition(page.cursor),
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ request }) => request),
    nextCursor: rows.length > limit && last ? writeCursor(last.position) : null,
  };
}

function readPosition(cursor: string | undefined): RequestPosition | undefined {
  if (cursor === undefined) return undefined;
  const position = Position.safeParse(readCursor(cursor));
  if (!position.success) throw new AppError("bad_request");
  return position.data;
}
