import type { CallResponse } from "@boab/contracts/common/call";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { listSavedListings as listSavedListingsCall } from "@boab/contracts/directory/saved-listings";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { requireActive } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { toCard } from "../listings/listing-card.rules.ts";
import { findPublicCards } from "../listings/listing-rows.repository.ts";
import { getMinuteByZone } from "../listings/opening.rules.ts";
import { listSavedIds as listIds, listSaved } from "./saved.repository.ts";

const defaultLimit = 24;

/** Lists the listings that the caller saved and that are still public, as cards. */
export async function listSavedListings(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<CallResponse<typeof listSavedListingsCall>> {
  requireActive(member);
  const rows = await listSaved(db, member.userId, limit + 1, readPosition(cursor, BusinessId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const cards = await findPublicCards(
    db,
    shown.map(({ id }) => id),
  );
  const now = clock();
  const minuteByZone = getMinuteByZone(now);
  return { data: cards.map((card) => toCard(card, minuteByZone, now)), nextCursor };
}

export async function listSavedIds({ db }: Pick<DirectoryDeps, "db">, member: Member) {
  requireActive(member);
  return { ids: await listIds(db, member.userId) };
}
