import { bookingCopy } from "@boab/contracts/bookings/copy";
import { expect, test } from "vitest";
import { makeStudio, type Studio, saveSettings } from "#test/factories/bookings.ts";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

const readEditing = async ({ id, owner }: Studio) =>
  (await app.call("GET", `/dir/business/${id}/editing`, { as: owner })).json();

const readServices = async ({ id }: Studio) =>
  (await app.call("GET", `/dir/business/${id}/booking-settings`)).json().services;

/** Saves the price list as the page does. */
async function savePrices(studio: Studio, change: (pricings: object[]) => object[]) {
  const { version, pricings } = await readEditing(studio);
  return app.call("PUT", `/dir/business/${studio.id}`, {
    as: studio.owner,
    body: { version, pricings: change(pricings) },
  });
}

test("X-91 prices and services are one list, from either side", async () => {
  const studio = await makeStudio(app);
  const { pricings } = await readEditing(studio);
  expect(pricings).toMatchObject([
    { title: "Knotless braids", amountCents: 22_000, durationMinutes: 120 },
    { title: "Trim", amountCents: 3_500, durationMinutes: 30 },
    { title: "Advice", amountCents: 0, durationMinutes: 30 },
  ]);

  const saved = await savePrices(studio, ([braids, trim, advice]) => [
    { title: "Hair oil", amountCents: 1_525 },
    { ...advice, durationMinutes: 45 },
    { ...braids, title: "Box braids", type: "Box braids" },
    { ...trim, durationMinutes: null },
  ]);
  expect(saved.statusCode, saved.body).toBe(200);
  const [advice, braids] = studio.settings.services.toReversed().filter((_, at) => at !== 1);
  expect(await readServices(studio)).toMatchObject([
    { id: advice?.id, title: "Advice", durationMinutes: 45 },
    { id: braids?.id, title: "Box braids", durationMinutes: 120, bufferAfterMinutes: 30 },
  ]);
});

test("X-91 a service that is left out stays as a price, and a price becomes a service by its id", async () => {
  const studio = await makeStudio(app);
  const [braids, trim] = studio.settings.services;
  await saveSettings(app, studio.owner, studio.id, { services: [braids] });
  const [, price] = (await readEditing(studio)).pricings;
  expect(price).toMatchObject({ id: trim?.id, title: "Trim", durationMinutes: null });

  const services = [{ ...trim, durationMinutes: 60 }, braids];
  const saved = await saveSettings(app, studio.owner, studio.id, { services });
  expect(saved.services).toMatchObject([
    { id: trim?.id, durationMinutes: 60, depositCents: 1_000 },
    { id: braids?.id, bufferAfterMinutes: 30 },
  ]);
});

test("X-91 a price of the list can be booked as soon as it has a length, without settings of its own", async () => {
  const studio = await makeStudio(app, { services: [] });
  await savePrices(studio, () => [{ title: "Cornrows", amountCents: 6_000, durationMinutes: 90 }]);
  const [cornrows] = await readServices(studio);
  expect(cornrows).toMatchObject({
    title: "Cornrows",
    priceCents: 6_000,
    durationMinutes: 90,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    depositCents: null,
  });
});

test("a deposit never exceeds a price that was lowered on the page", async () => {
  const studio = await makeStudio(app);
  await savePrices(studio, ([, trim]) => [{ ...trim, amountCents: 500 }]);
  expect(await readServices(studio)).toMatchObject([{ priceCents: 500, depositCents: 500 }]);
});

test("BOOK-03 X-32 a price with a length goes in steps of 50 cents; another doesn't have to", async () => {
  const studio = await makeStudio(app);
  const refused = await savePrices(studio, ([, trim]) => [{ ...trim, amountCents: 3_520 }]);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { "pricings.0.amountCents": bookingCopy.priceStep },
  ]);
  const saved = await savePrices(studio, () => [{ title: "Hair oil", amountCents: 1_525 }]);
  expect(saved.statusCode).toBe(200);
});

test("saving settings leaves the page as it is, unless a service changed", async () => {
  const studio = await makeStudio(app);
  const { version } = await readEditing(studio);
  await saveSettings(app, studio.owner, studio.id, { noticeHours: 2 });
  expect((await readEditing(studio)).version).toBe(version);
  const [braids] = studio.settings.services;
  await saveSettings(app, studio.owner, studio.id, { services: [{ ...braids, price: 250 }] });
  const after = await readEditing(studio);
  expect(after.version).toBe(version + 1);
  expect(after.pricings[0]).toMatchObject({ id: braids?.id, amountCents: 25_000 });
});
