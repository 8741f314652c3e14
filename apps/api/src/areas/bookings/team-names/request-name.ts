import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { TeammateName } from "@boab/contracts/bookings/team-names";
import { findManagedBusiness, loadEditableBusiness } from "#areas/directory/index.ts";
import { auditRead, writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import { sendNameRequestTask } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { endNaming } from "../settings/end-naming.ts";
import {
  insertNameRequest,
  listEarlierRequests,
  listTeammateNames,
} from "../settings/name-requests.repository.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { decideNameRequest, getLimitStart, type NameRequestVerdict } from "./name-request.rules.ts";

/** Those with the right to all calendars see who was asked, and what they said. */
export async function listTeamNames(
  { db }: Pick<BookingsDeps, "db">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<{ names: TeammateName[] }> {
  const { listing, role } = await findManagedBusiness(db, key, member, "all_calendars");
  if (role === "admin")
    await auditRead(db, {
      actorId: member.userId,
      act: "read booking settings",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
  return { names: await listTeammateNames(db, listing.id) };
}

interface RequestedPerson {
  teammateId: string;
  email: string;
}

/**
 * Those who manage a business ask one of its team by email whether they may be named. Nothing is shown before that person
 * agrees, and nobody is asked over and over.
 */
export async function requestName(
  { db, clock, tasks }: Pick<BookingsDeps, "db" | "clock" | "tasks">,
  member: Member,
  key: string,
  { teammateId, email }: RequestedPerson,
  origin: RequestOrigin,
): Promise<TeammateName> {
  const { id: businessId } = await runOnce(db, async (tx) => {
    const { listing, role } = await loadEditableBusiness(tx, key, member, "all_calendars");
    const id = listing.id;
    await lockBusiness(tx, id);
    const name = await requireName(tx, id, teammateId);
    const now = clock();
    const earlier = await listEarlierRequests(tx, id, getLimitStart(now));
    requireAllowed(decideNameRequest({ teammateId, email }, earlier, now));
    await endNaming(tx, [teammateId], "the business", now);
    const publicKey = makeId("TEAM", 8);
    const request = { businessId: id, teammateId, name, email, publicKey, askedAt: now };
    const { id: requestId } = await insertNameRequest(tx, request);
    await tasks.enqueue(tx, sendNameRequestTask, { requestId });
    if (role === "admin") await audit(tx, "ask to name teammate", id, member, origin);
    return { id };
  });
  const [requested] = await listTeammateNames(db, businessId, teammateId);
  if (!requested) throw new AppError("not_found");
  return requested;
}

/** The name as it is stored now; what is public says it exactly so. */
async function requireName(tx: Tx, businessId: string, teammateId: string): Promise<string> {
  const business = await findBookable(tx, businessId);
  const teammate = business && toBookingSettings(business).team.find(({ id }) => id === teammateId);
  if (!business || !teammate) throw new AppError("not_found");
  // Until then, its name is nothing that our team has read, and no email says it.
  if (!business.isPublic)
    throw new AppError("bad_request", { sentence: bookingCopy.nameNeedsPublicPage });
  const [current] = await listTeammateNames(tx, businessId, teammateId);
  if (current?.state === "named") throw new AppError("teammate_already_named");
  return teammate.name;
}

const refusals = {
  "asked today": bookingCopy.nameAskedToday,
  "asked often": bookingCopy.nameAskedOften,
  refused: bookingCopy.nameRefused,
  "too many": bookingCopy.nameRequestsPerDay,
} as const;

function requireAllowed(verdict: NameRequestVerdict): void {
  if (!verdict.ok)
    throw new AppError("name_request_too_soon", { sentence: refusals[verdict.reason] });
}

/** The business stops naming somebody, or takes back its question. */
export async function stopNaming(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  member: Member,
  key: string,
  teammateId: string,
  origin: RequestOrigin,
): Promise<void> {
  await runOnce(db, async (tx) => {
    const { listing, role } = await loadEditableBusiness(tx, key, member, "all_calendars");
    await lockBusiness(tx, listing.id);
    const [current] = await listTeammateNames(tx, listing.id, teammateId);
    if (!current) throw new AppError("not_found");
    await endNaming(tx, [teammateId], "the business", clock());
    if (role === "admin") await audit(tx, "stop naming teammate", listing.id, member, origin);
    return { id: listing.id };
  });
}

const audit = (
  tx: Tx,
  act: "ask to name teammate" | "stop naming teammate",
  objectId: string,
  { userId }: Member,
  origin: RequestOrigin,
) => writeAudit(tx, { actorId: userId, act, objectType: "business", objectId, ...origin });
