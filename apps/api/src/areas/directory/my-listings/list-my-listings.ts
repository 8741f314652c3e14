import type { CallResponse } from "@boab/contracts/common/call";
import { BusinessId, type Category } from "@boab/contracts/directory/listing-fields";
import type { listMyListings as listMyListingsCall } from "@boab/contracts/directory/my-listings";
import { type CoverPosition, usualCoverPosition } from "@boab/contracts/directory/pictures";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { requireActive } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { nextStepOf, statusOf } from "./my-listing.rules.ts";
import { listManaged } from "./my-listings.repository.ts";

const usualLimit = 24;
const viewDays = 30;

type Response = CallResponse<typeof listMyListingsCall>;

/** What a person owns or edits, with what is left to do for each. Nobody else sees this list. */
export async function listMyListings(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  { limit = usualLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Response> {
  requireActive(member);
  const after = readPosition(cursor, BusinessId);
  const since = new Date(clock().getTime() - viewDays * 86_400_000);
  const rows = await listManaged(db, member.userId, since, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  const data = shown.map((row): Response["data"][number] => ({
    id: row.id,
    businessName: row.businessName,
    slug: row.slug,
    category: row.category as Category,
    city: row.city,
    state: row.state as Response["data"][number]["state"],
    role: row.ownerId === member.userId ? "owner" : "editor",
    status: statusOf(row),
    nextStep: nextStepOf(row),
    viewCount: row.viewCount,
    logoUrl: row.logo as Response["data"][number]["logoUrl"],
    coverImageUrl: row.cover as Response["data"][number]["coverImageUrl"],
    coverImagePos: { ...usualCoverPosition, ...(row.coverPosition as Partial<CoverPosition>) },
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { data, nextCursor };
}
