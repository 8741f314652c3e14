import { memberCopy } from "@boab/contracts/directory/copy";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import { beforeAll, describe, expect, test } from "vitest";
import { insertPaidPayment } from "#test/access-matrix/payments/objects.ts";
import { book, makeStudio, type Studio } from "#test/factories/bookings.ts";
import { makeEditor } from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
const phone = "+61 412 345 678";
let studio: Studio;
let bookingId: string;

beforeAll(async () => {
  studio = await makeStudio(app);
  const booking = await book(app, studio, {
    customerPhone: phone,
    customerNotes: "Please call on arrival.",
  });
  bookingId = booking.id;
});

async function makeHelper(rights: MemberRight[]): Promise<SignedIn> {
  const helper = await app.signIn();
  await makeEditor(app, studio, helper, rights);
  return helper;
}

const read = (as: SignedIn) => app.call("GET", `/dir/bookings/${bookingId}`, { as });
const list = async (as: SignedIn) =>
  (await app.call("GET", `/dir/business/${studio.id}/bookings`, { as })).json().data;
const act = (as: SignedIn, body: object) =>
  app.call("PUT", `/dir/bookings/${bookingId}`, { as, body });

describe("X-20 what a member of a business may do with its bookings", () => {
  test("with everything but all calendars, a booking is not there", async () => {
    const helper = await makeHelper(memberRights.filter((right) => right !== "all_calendars"));
    expect((await read(helper)).statusCode).toBe(404);
    expect((await act(helper, { action: "decline" })).statusCode).toBe(404);
    for (const row of await list(helper)) expect(Object.keys(row)).toEqual(["start", "end"]);
    const feed = { as: helper };
    const path = `/dir/business/${studio.id}/calendar-feed`;
    expect((await app.call("POST", path, feed)).statusCode).toBe(403);
  });

  test("with all calendars alone, who comes when is shown, and neither contact nor notes", async () => {
    const helper = await makeHelper(["all_calendars"]);
    const hidden = { customerEmail: null, customerPhone: null, customerNotes: "" };
    expect((await read(helper)).json()).toMatchObject({ customerName: "Abuk Majok", ...hidden });
    expect(await list(helper)).toMatchObject([{ id: bookingId, ...hidden, businessNotes: "" }]);
    const noted = await act(helper, { action: "business-note", businessNotes: "Late." });
    expect(noted.statusCode).toBe(403);
    expect(noted.json().error).toBe(memberCopy.rightMissing);
  });

  test("with the right to customers, contact and notes are shown, and notes are written", async () => {
    const helper = await makeHelper(["all_calendars", "customers"]);
    const noted = await act(helper, { action: "business-note", businessNotes: "Likes tea." });
    expect(noted.json()).toMatchObject({
      customerNotes: "Please call on arrival.",
      businessNotes: "Likes tea.",
    });
    expect(noted.json().customerPhone).toContain("412");
  });

  test("a right that is taken away is gone with the next request", async () => {
    const helper = await makeHelper(["all_calendars"]);
    expect((await read(helper)).statusCode).toBe(200);
    const changed = await app.call("PUT", `/dir/business/${studio.id}/editors/${helper.userId}`, {
      as: studio.owner,
      body: { rights: ["page"] },
    });
    expect(changed.statusCode).toBe(200);
    expect((await read(helper)).statusCode).toBe(404);
  });

  test("a calendar link shows phone numbers only with that right, and ends with the calendars", async () => {
    await act(studio.owner, { action: "confirm" });
    const helper = await makeHelper(["all_calendars"]);
    const made = await app.call("POST", `/dir/business/${studio.id}/calendar-feed`, { as: helper });
    const token = String(made.json().url).split("/").at(-1)?.replace(".ics", "") ?? "";
    const readFeed = () => app.call("POST", "/dir/calendar-feeds", { body: { token } });
    const give = (rights: MemberRight[]) =>
      app.call("PUT", `/dir/business/${studio.id}/editors/${helper.userId}`, {
        as: studio.owner,
        body: { rights },
      });
    const calendar = (await readFeed()).json().calendar;
    expect(calendar).toContain("Abuk Majok");
    expect(calendar).not.toContain(phone);
    await give(["all_calendars", "customers"]);
    expect((await readFeed()).json().calendar).toContain(phone);
    await give(["page"]);
    expect((await readFeed()).statusCode).toBe(404);
  });
});

test("a paid visit is cancelled, and refunded, only with the right to money", async () => {
  const customer = await app.signIn();
  const { id } = await book(app, studio, { start: "14:00" }, customer);
  const payment = await insertPaidPayment(app, { buyerId: customer.userId });
  await app.db
    .updateTable("bookings.booking")
    .set({ paymentId: payment.id })
    .where("id", "=", id)
    .execute();
  const decline = (as: SignedIn) =>
    app.call("PUT", `/dir/bookings/${id}`, { as, body: { action: "decline" } });
  const refused = await decline(await makeHelper(["page", "all_calendars", "customers"]));
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toBe(memberCopy.rightMissing);
  const declined = await decline(await makeHelper(["all_calendars", "money"]));
  expect(declined.json().bookingStatus).toBe("declined");
});

describe("without the right to the page", () => {
  test("settings are saved, and services and prices come back as they were", async () => {
    const helper = await makeHelper(["all_calendars"]);
    const path = `/dir/business/${studio.id}/booking-settings`;
    const readSettings = async () =>
      (await app.call("GET", `${path}/editing`, { as: helper })).json();
    const { timeZone, takesPayments, plan, hasCalendarFeed, ...known } = await readSettings();
    const saved = await app.call("PUT", path, { as: helper, body: { ...known, noticeHours: 2 } });
    expect(saved.statusCode).toBe(200);
    const [first, ...others] = known.services;
    const refused = await app.call("PUT", path, {
      as: helper,
      body: {
        ...known,
        version: saved.json().version,
        services: [{ ...first, title: "Free for friends" }, ...others],
      },
    });
    expect(refused.json()).toMatchObject({
      code: "field_not_allowed",
      fields: { services: memberCopy.servicesNeedPage },
    });
    expect((await readSettings()).services).toEqual(known.services);
  });
});
