import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type {
  listMyListings as listMyListingsCall,
  MyListing,
} from "@boab/contracts/directory/my-listings";
import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import { getLocalDate } from "@boab/contracts/directory/special-days";
import { freePlan, limitDaysOfFigures, planTerms } from "@boab/contracts/payments/plans";
import { listPublicHolidays } from "#platform/holidays/public-holidays.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { hasAccess, type Manager, toManager } from "../businesses/access.rules.ts";
import { requireActive } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findHolidayQuestion, getQuestionDates } from "./holiday-question.rules.ts";
import { getListingStatus, getNextStep } from "./my-listing.rules.ts";
import { listManaged, sumViewsOfListings } from "./my-listings.repository.ts";

const defaultLimit = 24;
const defaultViewDays = 30;
const dayMs = 86_400_000;

type Response = CallResponse<typeof listMyListingsCall>;

/**
 * Lists what a person owns or helps with, with the next step for those who edit the page. Nobody else sees this list. Views
 * are shown as far back as the plan of the listing's owner goes.
 */
export async function listMyListings(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  {
    limit = defaultLimit,
    cursor,
    days = defaultViewDays,
  }: PartOutput<(typeof listMyListingsCall)["query"]>,
): Promise<Response> {
  requireActive(member);
  const after = readPosition(cursor, BusinessId);
  const now = clock();
  const rows = await listManaged(db, member.userId, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  const periods = shown.map(({ id, ownerPlan }) => ({
    id,
    ...decideViewPeriod(ownerPlan, days, now),
  }));
  const views = await sumViewsOfListings(db, periods);
  const data = shown.flatMap((row): Promise<Response["data"][number]>[] => {
    const isOwner = row.ownerId === member.userId;
    const manager = toManager({ isOwner, memberRights: row.memberRights, isStaff: false });
    const period = periods.find(({ id }) => id === row.id);
    if (!manager || !period) return [];
    const { viewDays, maxViewDays } = period;
    return [
      toMyListing(row, manager, { viewDays, maxViewDays, viewCount: views.get(row.id) ?? 0, now }),
    ];
  });
  return { data: await Promise.all(data), nextCursor };
}

function decideViewPeriod(ownerPlan: DirectoryPlan | null, days: number, now: Date) {
  const plan = ownerPlan ?? freePlan;
  const viewDays = limitDaysOfFigures(plan, days);
  return {
    viewDays,
    maxViewDays: planTerms[plan].daysOfFigures,
    since: new Date(now.getTime() - viewDays * dayMs),
  };
}

type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

type Views = Pick<MyListing, "viewCount" | "viewDays" | "maxViewDays">;

const toMyListing = async (
  row: ManagedRow,
  manager: Manager,
  { now, ...views }: Views & { now: Date },
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
  ...views,
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
