import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { expect, test } from "vitest";
import {
  book,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
  styledService,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

const date = getDayAhead(7);
const makeSalon = (changes: object = {}) =>
  makeStudio(app, { services: [styledService], ...changes });

const listStarts = async ({ id, settings }: Studio, style: StyleChoice) => {
  const query = new URLSearchParams({ date, serviceId: settings.services[0]?.id ?? "" });
  if (style.size) query.set("size", style.size);
  if (style.length) query.set("length", style.length);
  if (style.extras) query.set("extras", style.extras.join("\n"));
  const response = await app.call("GET", `/dir/business/${id}/slots?${query}`);
  return {
    status: response.statusCode,
    fields: response.json().fields,
    free: (response.json().slots ?? [])
      .filter(({ isFree }: { isFree: boolean }) => isFree)
      .map(({ start }: { start: string }) => start),
  };
};

const request = (studio: Studio, style: StyleChoice | undefined, changes: object = {}) =>
  app.call("POST", "/dir/bookings", {
    body: makeBookingBody(studio, {
      serviceId: studio.settings.services[0]?.id,
      date,
      ...(style && { style }),
      ...changes,
    }),
  });

const waist = { size: "Medium", length: "Waist" };

test("X-91 the list shows a service with styles by its lowest price and its times", async () => {
  const salon = await makeSalon();
  expect(salon.settings.services).toMatchObject([
    { ...styledService, priceCents: 15_000, price: 150, durationMinutes: 300 },
  ]);
  const { pricings } = (await app.call("GET", `/dir/business/${salon.id}`)).json();
  expect(pricings).toMatchObject([
    { title: "Box braids", amountCents: 15_000, durationMinutes: 300, shortestMinutes: 120 },
  ]);
});

test("a booking gets price, longest time, deposit and what was chosen from what is stored", async () => {
  const salon = await makeSalon();
  const style = { ...waist, extras: ["Take down", "Hair supplied"] };
  const sent = await request(salon, style, { priceCents: 28_500 });
  expect(sent.statusCode, sent.body).toBe(201);
  const { booking } = sent.json();
  expect(booking).toMatchObject({
    priceCents: 28_500,
    length: 300,
    start: "10:00",
    end: "15:00",
    style: { ...waist, extras: styledService.extras, minutesFrom: 240 },
    preparation: styledService.preparation,
  });
  const stored = await app.db
    .selectFrom("bookings.booking")
    .select(["blocked", "endsAt"])
    .where("id", "=", booking.id)
    .executeTakeFirstOrThrow();
  const blockedUntil = Date.parse(`${stored.blocked}`.split(",")[1]?.replace(/[")]/g, "") ?? "");
  expect((blockedUntil - stored.endsAt.getTime()) / 60_000).toBe(30);
});

test("what was chosen stays as it was when the salon changes its prices", async () => {
  const salon = await makeSalon();
  const { id } = await book(app, salon, {
    serviceId: salon.settings.services[0]?.id,
    style: waist,
  });
  const [service] = salon.settings.services;
  const cells = styledService.styles.cells.map((cell) => ({ ...cell, priceCents: 99_000 }));
  await saveSettings(app, salon.owner, salon.id, {
    services: [{ ...service, styles: { ...styledService.styles, cells } }],
  });
  const seen = await app.call("GET", `/dir/bookings/${id}`, { as: salon.owner });
  expect(seen.json()).toMatchObject({ priceCents: 20_000, style: waist });
});

test.each([
  ["no style", undefined, bookingCopy.styleRequired],
  ["half a style", { size: "Medium" }, bookingCopy.styleRequired],
  ["a cell that isn't offered", { size: "Small", length: "Waist" }, bookingCopy.styleNotOffered],
  ["an extra that isn't offered", { ...waist, extras: ["Gold"] }, bookingCopy.extraNotOffered],
])("%s is refused, in the list of times and when it is booked", async (_, style, sentence) => {
  const salon = await makeSalon();
  const sent = await request(salon, style);
  expect([sent.statusCode, sent.json().fields]).toEqual([400, { style: sentence }]);
  expect(await listStarts(salon, style ?? {})).toMatchObject({
    status: 400,
    fields: { style: sentence },
  });
});

test("a price that the page didn't show is refused", async () => {
  const sent = await request(await makeSalon(), waist, { priceCents: 15_000 });
  expect([sent.statusCode, sent.json().code]).toEqual([409, "price_changed"]);
});

test("the listed times are those that are accepted, by the longest time of the style with its extras", async () => {
  const salon = await makeSalon({ confirmsInstantly: true });
  const short = { size: "Medium", length: "Shoulder" };
  const long = { size: "Small", length: "Shoulder", extras: ["Take down"] };
  // Open from nine to five: three hours start until two, six hours until eleven.
  expect((await listStarts(salon, short)).free.at(-1)).toBe("14:00");
  expect((await listStarts(salon, long)).free.at(-1)).toBe("11:00");
  expect((await request(salon, long, { start: "11:30" })).json().code).toBe(
    "booking_slot_unavailable",
  );
  const booked = await request(salon, short, { start: "09:00" });
  expect(booked.statusCode, booked.body).toBe(201);
  // Until half past twelve with the buffer, whatever the shortest time was.
  expect((await listStarts(salon, short)).free).toEqual(["12:30", "13:00", "13:30", "14:00"]);
  expect((await listStarts(salon, long)).free).toEqual([]);
  expect((await request(salon, short, { start: "12:00" })).json().code).toBe("booking_slot_taken");
});

test("the days are counted by the same style", async () => {
  const salon = await makeSalon();
  const query = new URLSearchParams({
    from: date,
    until: date,
    serviceId: salon.settings.services[0]?.id ?? "",
    size: "Small",
    length: "Shoulder",
    extras: "Take down\nHair supplied",
  });
  const counted = await app.call("GET", `/dir/business/${salon.id}/slot-days?${query}`);
  expect(counted.json().days).toEqual([{ date, free: 5, reason: null }]);
});

test("a client that doesn't know styles leaves them as they are", async () => {
  const salon = await makeSalon();
  const [service] = salon.settings.services;
  const { styles, extras, preparation, ...known } = service ?? {};
  const saved = await saveSettings(app, salon.owner, salon.id, {
    services: [{ ...known, title: "Braids", durationMinutes: 30, price: 1 }],
  });
  expect(saved.services).toEqual([{ ...service, title: "Braids" }]);

  const [plain] = (
    await saveSettings(app, salon.owner, salon.id, {
      services: [{ ...service, styles: null, extras: [], preparation: [] }],
    })
  ).services;
  expect(plain).toMatchObject({ styles: null, extras: [], preparation: [], priceCents: 15_000 });
  const { pricings } = (await app.call("GET", `/dir/business/${salon.id}`)).json();
  expect(pricings[0].shortestMinutes).toBeNull();
});

test.each([
  ["two sizes of one name", { sizes: ["Small", "small"] }, "services.0.styles.sizes"],
  ["neither size nor length", { sizes: [], lengths: [] }, "services.0.styles.sizes"],
  ["no price", { cells: [] }, "services.0.styles.cells"],
  [
    "a longest time below the shortest",
    { cells: [{ ...styledService.styles.cells[0], minutesFrom: 200 }] },
    "services.0.styles.cells.0.minutesTo",
  ],
  [
    "a deposit above the price",
    { cells: [{ ...styledService.styles.cells[0], depositCents: 15_050 }] },
    "services.0.styles.cells.0.depositCents",
  ],
  [
    "a price for a length that isn't there",
    { cells: [{ ...styledService.styles.cells[0], length: "Hip" }] },
    "services.0.styles.cells",
  ],
])("a table with %s is refused", async (_, changes, field) => {
  const salon = await makeSalon();
  const { timeZone, takesPayments, plan, hasCalendarFeed, ...settings } = salon.settings;
  const services = [{ ...settings.services[0], styles: { ...styledService.styles, ...changes } }];
  const refused = await app.call("PUT", `/dir/business/${salon.id}/booking-settings`, {
    as: salon.owner,
    body: { ...settings, services },
  });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toContain(field);
});

test("the page can rename and order a service with styles, and its price follows its table", async () => {
  const salon = await makeSalon();
  const path = `/dir/business/${salon.id}`;
  const savePrices = async (change: object) => {
    const { version, pricings } = (
      await app.call("GET", `${path}/editing`, { as: salon.owner })
    ).json();
    return app.call("PUT", path, {
      as: salon.owner,
      body: { version, pricings: [{ ...pricings[0], ...change }] },
    });
  };
  const refused = await savePrices({ amountCents: 100, amount: 1, price: 1 });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { "pricings.0.amountCents": businessFieldCopy.priceHasStyles },
  ]);
  const renamed = await savePrices({ title: "Braids", type: "Braids" });
  expect(renamed.statusCode, renamed.body).toBe(200);
  const settings = await app.call("GET", `${path}/booking-settings`);
  expect(settings.json().services).toMatchObject([
    { title: "Braids", styles: styledService.styles },
  ]);
});

test("the business enters a walk-in in one of its styles", async () => {
  const salon = await makeSalon();
  const addWalkIn = (style?: StyleChoice) =>
    app.call("POST", `/dir/business/${salon.id}/walk-ins`, {
      as: salon.owner,
      body: {
        serviceId: salon.settings.services[0]?.id,
        date,
        start: "12:00",
        ...(style && { style }),
      },
    });
  expect((await addWalkIn()).json().fields).toEqual({ style: bookingCopy.styleRequired });
  const added = await addWalkIn({ ...waist, extras: ["Take down"] });
  expect(added.json()).toMatchObject({
    priceCents: 24_500,
    length: 300,
    style: { ...waist, minutesFrom: 240 },
  });
});

test("a member's data has the style of each visit", async () => {
  const salon = await makeSalon();
  const member = await app.signIn();
  await book(app, salon, { serviceId: salon.settings.services[0]?.id, style: waist }, member);
  const exported = await app.call("GET", "/user/my-data", { as: member });
  expect(exported.body).toContain('"length":"Waist"');
});
