import type { FullProfile, ProfilePage } from "@boab/contracts/accounts/profiles";
import { UserId } from "@boab/contracts/common/fields";
import type { z } from "zod";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { forViewer } from "./profile.rules.ts";
import {
  countOpenProfiles,
  findProfiles,
  listProfiles as listRows,
} from "./profiles.repository.ts";

const defaultLimit = 25;

/** Staff page through the members, newest first; nothing loads the whole table. */
export async function listProfiles(
  { db }: Pick<AccountsDeps, "db">,
  viewer: Member,
  page: { limit?: number | undefined; cursor?: string | undefined },
  origin: RequestOrigin,
): Promise<z.infer<typeof ProfilePage>> {
  const limit = page.limit ?? defaultLimit;
  const rows = await listRows(db, limit + 1, readPosition(page.cursor, UserId));
  await auditListing({ db }, viewer, [], origin);
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(({ profile }) => forViewer(profile, viewer, false)), nextCursor };
}

/** The same rows for other lists of people: what staff may see is decided here only. */
export async function readProfilesForStaff(
  { db }: Pick<AccountsDeps, "db">,
  viewer: Member,
  ids: string[],
): Promise<FullProfile[]> {
  if (ids.length === 0) return [];
  return (await findProfiles(db, ids)).map((profile) => forViewer(profile, viewer, false));
}

/** Audits who listed members and with which filters, never what they typed. */
export async function auditListing(
  { db }: Pick<AccountsDeps, "db">,
  viewer: Member,
  filters: string[],
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      actorId: viewer.userId,
      act: "list users",
      objectType: "profile",
      objectId: null,
      changes: { filters },
      ...origin,
    }),
  );
}

/** How many members there are: a public number that says nothing about any of them. */
export const countMembers = ({ db }: Pick<AccountsDeps, "db">): Promise<number> =>
  countOpenProfiles(db);
