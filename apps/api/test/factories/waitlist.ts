import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { hashToken, makeId, makeToken } from "#platform/ids/ids.ts";
import type { SignedIn, TestApp } from "../harness.ts";
import { runTasks } from "../run-tasks.ts";
import { book, makeStudio, type Studio } from "./bookings.ts";
import { getDayAhead } from "./stored-bookings.ts";

export const makeGuestEmail = () => `guest.${Math.random().toString(36).slice(2)}@people.example`;

export interface FullStudio extends Studio {
  date: string;
  /** Whose visits fill the day. */
  customers: SignedIn[];
  visitIds: string[];
}

const starts = ["10:00", "11:00", "12:00"] as const;

/** A studio that can be booked on one day only, for a trim at ten, eleven and noon, and where all that is taken. */
export async function makeFullStudio(
  app: TestApp,
  { times = 1, ...changes }: { times?: number } & Record<string, unknown> = {},
): Promise<FullStudio> {
  const date = getDayAhead(7);
  const studio = await makeStudio(app, {
    confirmsInstantly: true,
    mode: "single",
    singleSlots: starts
      .slice(0, times)
      .map((start) => ({ date, start, end: `${start.slice(0, 2)}:30` })),
    ...changes,
  });
  const customers: SignedIn[] = [];
  const visitIds: string[] = [];
  for (const start of starts.slice(0, times)) {
    const customer = await app.signIn();
    const visit = await book(app, studio, { date, start }, customer);
    if (changes.confirmsInstantly === false)
      await app.call("PUT", `/dir/bookings/${visit.id}`, {
        as: studio.owner,
        body: { action: "confirm" },
      });
    customers.push(customer);
    visitIds.push(visit.id);
  }
  await runTasks(app.services);
  return { ...studio, date, customers, visitIds };
}

export const makeWish = ({ settings, date }: FullStudio, changes: object = {}) => ({
  serviceId: settings.services[1]?.id,
  dates: [date],
  ...changes,
});

/** A member joins the list; the id of their place. */
export async function join(
  app: TestApp,
  studio: FullStudio,
  as: SignedIn,
  changes: object = {},
): Promise<string> {
  const body = makeWish(studio, changes);
  const response = await app.call("POST", `/dir/business/${studio.id}/waitlist`, { as, body });
  if (response.statusCode !== 201) throw new Error(`joining failed: ${response.body}`);
  return response.json().place.id;
}

/** A place without the API: a member's on the list, a guest's that waits for its link. */
export async function insertPlace(
  db: Db,
  { businessId, userId = null }: { businessId: string; userId?: string | null },
): Promise<string> {
  const id = makeId("WAIT", 8);
  const date = getDayAhead(7);
  await db
    .insertInto("bookings.waitlistPlace")
    .values({
      id,
      businessId,
      userId,
      email: userId ? null : makeGuestEmail(),
      dates: [date],
      lastDate: date,
      createdAt: new Date(),
      joinedAt: userId ? new Date() : null,
    })
    .execute();
  return id;
}

/** The token of a link to a place, as an email would carry it. */
export async function insertPlaceLink({ db }: TestApp, placeId: string): Promise<string> {
  const token = makeToken();
  await db
    .insertInto("bookings.waitlistLink")
    .values({ tokenHash: hashToken(token), placeId, createdAt: new Date() })
    .execute();
  return token;
}

/** A guest joins the list and opens their link; the place and the token. */
export async function joinAsGuest(
  app: TestApp,
  studio: FullStudio,
  customerEmail = makeGuestEmail(),
  changes: object = {},
) {
  const body = makeWish(studio, { customerEmail, ...changes });
  const response = await app.call("POST", `/dir/business/${studio.id}/waitlist`, { body });
  if (response.statusCode !== 201) throw new Error(`joining failed: ${response.body}`);
  const { id } = await app.db
    .selectFrom("bookings.waitlistPlace")
    .select("id")
    .where("email", "=", customerEmail)
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  const token = await insertPlaceLink(app, id);
  const joined = await app.call("PUT", "/dir/waitlist-links", { body: { token, action: "join" } });
  if (joined.statusCode !== 200) throw new Error(`confirming failed: ${joined.body}`);
  return { id, token, customerEmail };
}

/** The customer of one of the visits calls it off, and the worker does what follows. */
export async function freeTime(app: TestApp, studio: FullStudio, index = 0): Promise<void> {
  const path = `/dir/bookings/${studio.visitIds[index]}`;
  const as = studio.customers[index];
  if (!as) throw new Error(`There is no visit ${index}.`);
  const cancelled = await app.call("PUT", path, { as, body: { action: "cancel" } });
  if (cancelled.statusCode !== 200) throw new Error(`cancelling failed: ${cancelled.body}`);
  await runTasks(app.services);
  await openOffers(app, studio.id);
}

/** What was offered at night is offered now, so that a test may run at any hour. */
export async function openOffers(app: TestApp, businessId: string): Promise<void> {
  await sql`update bookings.waitlist_offer set opens_at = now() - interval '1 minute',
      answer_by = now() + interval '29 minutes', holds_until = now() + interval '44 minutes'
    where business_id = ${businessId} and ended_at is null`.execute(app.db);
}

/** Half an hour passes without an answer, and the worker comes by. */
export async function letOffersPass(app: TestApp, businessId: string): Promise<void> {
  await sql`update bookings.waitlist_offer set opens_at = now() - interval '31 minutes',
      answer_by = now() - interval '1 minute', holds_until = now() + interval '14 minutes'
    where business_id = ${businessId} and ended_at is null`.execute(app.db);
  await maintain(app);
  await openOffers(app, businessId);
}

/** The worker comes by. */
export async function maintain({ services }: TestApp): Promise<void> {
  const task = services.taskHandlers.find(({ kind }) => kind.name === "bookings.maintain");
  await task?.run({}, "test");
  await runTasks(services);
}

/** Every offer of a business, in the order in which they were made. */
export const listOffers = ({ db }: TestApp, businessId: string) =>
  db
    .selectFrom("bookings.waitlistOffer")
    .select(["id", "placeId", "outcome", "startsAt", "bookingId"])
    .where("businessId", "=", businessId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
