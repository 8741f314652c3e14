import type { ProfilePage } from "@boab/contracts/accounts/profiles";
import { Timestamp, UserId } from "@boab/contracts/common/fields";
import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { readCursor, writeCursor } from "#platform/http/cursor.ts";
import type { AccountsParts } from "../parts.ts";
import { forViewer } from "./profile.rules.ts";
import { type ListPosition, listProfiles as listRows } from "./profiles.repository.ts";

const defaultLimit = 25;

// PostgreSQL knows no year 0, and would answer a made-up cursor with a fault.
const Position = z.tuple([Timestamp.refine((instant) => !instant.startsWith("0000")), UserId]);

/** Staff page through the members, newest first; nothing loads the whole table. */
export async function listProfiles(
  { db }: Pick<AccountsParts, "db">,
  viewer: Member,
  page: { limit?: number | undefined; cursor?: string | undefined },
): Promise<z.infer<typeof ProfilePage>> {
  const limit = page.limit ?? defaultLimit;
  const rows = await listRows(db, limit + 1, readPosition(page.cursor));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last;
  return {
    data: shown.map(({ profile }) => forViewer(profile, viewer, false)),
    nextCursor: hasMore ? writeCursor(last.position) : null,
  };
}

function readPosition(cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const position = Position.safeParse(readCursor(cursor));
  if (!position.success) throw new AppError("bad_request");
  return position.data;
}
