import type { CallResponse } from "@boab/contracts/common/call";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { listMyListings as listMyListingsCall } from "@boab/contracts/directory/my-listings";
import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import { getLocalDate } from "@boab/contracts/directory/special-days";
import { listPublicHolidays } from "#platform/holidays/public-holidays.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { hasAccess, type Manager, toManager } from "../businesses/access.rules.ts";
import { requireActive } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findHolidayQuestion, getQuestionDates } from "./holiday-question.rules.ts";
import { getListingStatus, getNextStep } from "./my-listing.rules.ts";
import { listManaged } from "./my-listings.repository.ts";

const defaultLimit = 24;
const viewDays = 30;

type Response = CallResponse<typeof listMyListingsCall>;

/** Lists what a person owns or helps with, with the next step for those who edit the page. Nobody else sees this list. */
export async function listMyListings(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Response> {
  requireActive(member);
  const after = readPosition(cursor, BusinessId);
  const now = clock();
  const since = new Date(now.getTime() - viewDays * 86_400_000);
  const rows = await listManaged(db, member.userId, since, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  const data = shown.flatMap((row): Promise<Response["data"][number]>[] => {
    const isOwner = row.ownerId === member.userId;
    const manager = toManager({ isOwner, memberRights: row.memberRights, isStaff: false });
    return manager ? [toMyListing(row, manager, now)] : [];
  });
  return { data: await Promise.all(data), nextCursor };
}

type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

const toMyListing = async (
  row: ManagedRow,
  manager: Manager,
  now: Date,
): Promise<Response["data"][number]> => ({
  id: row.id,
  businessName: row.businessName,
  slug: row.slug,
  category: row.category,
  city: row.city,
  state: row.state,
  role: manager.role === "owner" ? "owner" : "editor",
  rights: [...manager.rights],
  status: getListingStatus(row),
  nextStep: hasAccess(manager, "page") ? getNextStep(row) : null,
  holidayQuestion: await askAboutHoliday(row, manager, now),
  viewCount: row.viewCount,
  logoUrl: row.logo,
  coverImageUrl: row.cover,
  coverImagePos: { ...defaultCoverPosition, ...row.coverPosition },
  updatedAt: row.updatedAt.toISOString(),
});

async function askAboutHoliday(row: ManagedRow, { role }: Manager, now: Date) {
  if (row.state === null) return null;
  const { from, until } = getQuestionDates(getLocalDate(now, row.timeZone));
  return findHolidayQuestion(
    {
      role: role === "owner" ? "owner" : "editor",
      status: getListingStatus(row),
      days: row.week ?? row.days,
      specialDates: row.specialDates,
    },
    await listPublicHolidays(row.state, from, until),
  );
}
