import type { FullProfile, ProfilePage } from "@boab/contracts/accounts/profiles";
import { UserId } from "@boab/contracts/common/fields";
import type { z } from "zod";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { toProfileForViewer } from "./profile.rules.ts";
import {
  countVerifiedProfiles,
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
  await auditProfileList({ db }, viewer, [], origin);
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map(({ profile }) => toProfileForViewer(profile, viewer, false)),
    nextCursor,
  };
}

/** Other lists of people read the same rows here, so that only one place decides what staff may see. */
export async function readProfilesForStaff(
  { db }: Pick<AccountsDeps, "db">,
  viewer: Member,
  ids: string[],
): Promise<FullProfile[]> {
  if (ids.length === 0) return [];
  return (await findProfiles(db, ids)).map((profile) => toProfileForViewer(profile, viewer, false));
}

/** Audits who listed members and with which filters, never what they typed. */
export async function auditProfileList(
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

/**
 * How many members there are: a public number that says nothing about any of them. Whoever hasn't proven their email isn't
 * counted, because anybody can register as many as they like.
 */
export const countMembers = ({ db }: Pick<AccountsDeps, "db">): Promise<number> =>
  countVerifiedProfiles(db);
