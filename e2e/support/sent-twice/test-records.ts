import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { enableBookings } from "../bookings.ts";
import { query } from "../database.ts";
import { makeTestStore, type TestStore } from "../market.ts";
import { insertPaidOrder } from "../orders.ts";
import { createListing } from "../owners.ts";
import { makePayableBusiness, type PayableBusiness } from "../payees.ts";
import { makePerson, makeSeller, makeTeamOwner, type TestPerson } from "../people.ts";

export const makeMark = () => randomBytes(6).toString("hex");

export const makeEmail = (once: string) => `${once}@people.example`;

export const getDayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * 86_400_000,
  );

/** Whom and what the forms are about. */
export interface TestRecords {
  owner: TestPerson;
  business: { id: string; path: string; serviceId: string };
  jobId: string;
  testStore: TestStore;
  buyer: TestPerson;
  orderId: string;
  storeOnHolidaySlug: string;
  /** A business with a price that can be paid. */
  payableBusiness: PayableBusiness;
}

/** A form that makes something, and how to see that it was made once. */
export interface CreatingForm {
  /** The call its action ends in. */
  call: string;
  name: string;
  who?: (testRecords: TestRecords) => TestPerson | Promise<TestPerson> | "admin";
  /** A number that grows by one with each effect. */
  effectCountQuery: [
    sql: string,
    values: (testRecords: TestRecords, once: string, who: TestPerson | undefined) => unknown[],
  ];
}

export async function makeTestRecords(): Promise<TestRecords> {
  const [owner, testStore, buyer, holidaySeller, payableBusiness] = await Promise.all([
    makeTeamOwner("Adut Lual"),
    makeTestStore("Kumasi Cloth", { name: "Adire wrap dress", cents: 14_900, stock: 9 }),
    makePerson("Ruth Danso", { isVerified: true }),
    makeSeller("Adaeze Obi"),
    makePayableBusiness("Abena Mensah", [{ title: "Knotless braids", amountCents: 22_000 }]),
  ]);
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  const settings = await owner.call("GET", `/dir/business/${business.id}/booking-settings`);
  const [{ id: serviceId }] = (await settings.json()).services;
  const job = {
    title: "Cook",
    type: "Casual",
    location: "Footscray VIC",
    description: "Evenings.",
  };
  const salary = { amount: 0, unit: "negotiable" };
  const saved = await owner.call("PUT", `/dir/business/${business.id}/jobs`, {
    version: 0,
    jobPostings: [{ ...job, salary, applyUrl: "", isFilled: false }],
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const { orderId } = await insertPaidOrder(testStore.owner, buyer);
  const opened = await holidaySeller.call("POST", "/Store-info/create-store", {
    storeName: `Adaeze ${makeMark()}`,
    email: holidaySeller.email,
  });
  const { store } = await opened.json();
  await query("update marketplace.store set is_on_holiday = true where id = $1", [store.id]);
  const jobId = (await saved.json()).jobPostings[0].id;
  return {
    owner,
    business: { ...business, serviceId },
    jobId,
    testStore: testStore,
    buyer,
    orderId,
    storeOnHolidaySlug: store.slug,
    payableBusiness: payableBusiness,
  };
}
