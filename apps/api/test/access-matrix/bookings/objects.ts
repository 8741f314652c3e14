import { randomUUID } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertContact } from "../../factories/contacts.ts";
import { insertCustomer } from "../../factories/customers.ts";
import { insertListing } from "../../factories/directory.ts";
import { makeEditor, setPlan } from "../../factories/listings.ts";
import { insertBooking, insertSettings } from "../../factories/stored-bookings.ts";
import { insertAskedTeammate } from "../../factories/team-names.ts";
import { insertPlace, insertPlaceLink } from "../../factories/waitlist.ts";
import type { TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownToken, unknownUuid } from "../object-factory.ts";
import { insertPaidPayment } from "../payments/objects.ts";

async function addLink({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const bookingId = await insertBooking(db, { businessId: await insertListing(db) });
  await db
    .insertInto("bookings.manageLink")
    .values({ tokenHash: hashToken(token), bookingId, createdAt: new Date() })
    .execute();
  return token;
}

/** A request at a live business, with the link from its owner's email. */
async function addRequestLink({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const businessId = await insertListing(db);
  const bookingId = await insertBooking(db, { businessId, status: "requested" });
  const { ownerId } = await db
    .selectFrom("directory.business")
    .select("ownerId")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("bookings.requestLink")
    .values({
      tokenHash: hashToken(token),
      bookingId,
      userId: ownerId,
      revision: 1,
      createdAt: new Date(),
    })
    .execute();
  return token;
}

/** A visit at a live business, with the link from the email that asks for another time. */
async function addTimeLink({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const businessId = await insertListing(db);
  await insertSettings(db, businessId);
  const startsAt = new Date(Date.now() + 20 * 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  await db
    .insertInto("bookings.suggestion")
    .values({
      businessId,
      bookingId: await insertBooking(db, { businessId }),
      startsAt,
      endsAt,
      blocked: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
      isWithinHours: false,
      askedAt: new Date(),
      answerBy: new Date(Date.now() + 86_400_000),
      tokenHash: hashToken(token),
    })
    .execute();
  return token;
}

/** A guest's place that waits for its link. */
const addPlaceLink = async (app: TestApp): Promise<string> =>
  insertPlaceLink(app, await insertPlace(app.db, { businessId: await insertListing(app.db) }));

async function addFeed({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const businessId = await insertListing(db);
  await insertSettings(db, businessId);
  const { ownerId } = await db
    .selectFrom("directory.business")
    .select("ownerId")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("bookings.calendarFeed")
    .values({
      businessId,
      userId: ownerId,
      tokenHash: hashToken(token),
      createdAt: new Date(),
    })
    .execute();
  return token;
}

/** A customer of the listing, as one path: the listing and the customer. */
async function addCustomer({ db }: TestApp, businessId: string): Promise<string> {
  const customerId = await insertCustomer(db, businessId, { contactId: await insertContact(db) });
  return `${businessId} ${customerId}`;
}

/** Somebody of the listing's team who was asked whether they may be named. */
async function addAskedTeammate({ db }: TestApp, businessId: string) {
  const teammateId = randomUUID();
  const name = "Ada Obi";
  await insertSettings(db, businessId);
  await db
    .insertInto("bookings.teammate")
    .values({ id: teammateId, businessId, position: 0, name, takesBookings: true })
    .execute();
  const { token } = await insertAskedTeammate(db, { businessId, teammateId, name });
  return { path: `${businessId} ${teammateId}`, token };
}

async function addNameLink(app: TestApp): Promise<string> {
  const { token } = await addAskedTeammate(app, await insertListing(app.db));
  return token;
}

export const bookingsObjects: ObjectFactories = {
  /** A live one that takes bookings every day, with a plan that has a waiting list. */
  "bookable listing": {
    async of(app, owner) {
      await setPlan(app, owner, "Growing");
      const id = await insertListing(app.db, { ownerId: owner.userId });
      await insertSettings(app.db, id);
      return id;
    },
    async ofEditor(app, editor) {
      const id = await insertListing(app.db, { ownerPlan: "Growing" });
      await insertSettings(app.db, id);
      await makeEditor(app, { id }, editor);
      return id;
    },
    missing: "BUS-00000000",
  },
  customer: {
    of: async (app, { userId }) =>
      addCustomer(app, await insertListing(app.db, { ownerId: userId })),
    async ofEditor(app, editor) {
      const id = await insertListing(app.db);
      await makeEditor(app, { id }, editor);
      return addCustomer(app, id);
    },
    missing: `BUS-00000000 ${unknownUuid}`,
  },
  teammate: {
    of: async (app, { userId }) =>
      (await addAskedTeammate(app, await insertListing(app.db, { ownerId: userId }))).path,
    async ofEditor(app, editor) {
      const id = await insertListing(app.db);
      await makeEditor(app, { id }, editor);
      return (await addAskedTeammate(app, id)).path;
    },
    missing: `BUS-00000000 ${unknownUuid}`,
  },
  /** Confirmed and paid for, at a business that is somebody else's. */
  booking: {
    async of(app, { userId }) {
      const id = await insertBooking(app.db, { businessId: await insertListing(app.db), userId });
      const payment = await insertPaidPayment(app, { buyerId: userId });
      await app.db
        .updateTable("bookings.booking")
        .set({ paymentId: payment.id })
        .where("id", "=", id)
        .execute();
      return id;
    },
    missing: "BOOK-00000000",
  },
  /** At a business that is somebody else's. */
  "waitlist place": {
    of: async ({ db }, { userId }) =>
      insertPlace(db, { businessId: await insertListing(db), userId }),
    missing: "WAIT-00000000",
  },
  "waitlist link": { of: addPlaceLink, others: addLink, missing: unknownToken },
  "booking link": { of: addLink, others: addFeed, missing: unknownToken },
  "request link": { of: addRequestLink, others: addLink, missing: unknownToken },
  "time link": { of: addTimeLink, others: addLink, missing: unknownToken },
  "name link": { of: addNameLink, others: addLink, missing: unknownToken },
  "calendar feed": { of: addFeed, others: addLink, missing: unknownToken },
};
