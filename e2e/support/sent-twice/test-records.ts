import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { enableBookings } from "../bookings.ts";
import { query } from "../database.ts";
import { makeStall, type Stall } from "../market.ts";
import { insertPaidOrder } from "../orders.ts";
import { begin } from "../owners.ts";
import { makePayableBusiness, type PayableBusiness } from "../payees.ts";
import { makeOwner, makePerson, makeSeller, type TestPerson } from "../people.ts";

export const mark = () => randomBytes(6).toString("hex");

export const makeEmail = (once: string) => `${once}@people.example`;

export const dayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * 86_400_000,
  );

/** Whom and what the forms are about. */
export interface TestRecords {
  owner: TestPerson;
  business: { id: string; path: string; serviceId: string };
  jobId: string;
  stall: Stall;
  buyer: TestPerson;
  orderId: string;
  restingStore: string;
  /** A business with a price that can be paid. */
  payable: PayableBusiness;
}

/** A form that makes something, and how to see that it was made once. */
export interface CreatingForm {
  /** The call its action ends in. */
  call: string;
  name: string;
  who?: (testRecords: TestRecords) => TestPerson | Promise<TestPerson> | "admin";
  /** A number that grows by one with each effect. */
  effects: [
    sql: string,
    values: (testRecords: TestRecords, once: string, who: TestPerson | undefined) => unknown[],
  ];
}

export async function makeTestRecords(): Promise<TestRecords> {
  const [owner, stall, buyer, resting, payable] = await Promise.all([
    makeOwner("Adut Lual"),
    makeStall("Kumasi Cloth", { name: "Adire wrap dress", cents: 14_900, stock: 9 }),
    makePerson("Ruth Danso", { isVerified: true }),
    makeSeller("Adaeze Obi"),
    makePayableBusiness("Abena Mensah", [{ title: "Knotless braids", amountCents: 22_000 }]),
  ]);
  const business = await begin(owner, true);
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
  const { orderId } = await insertPaidOrder(stall.owner, buyer);
  const opened = await resting.call("POST", "/Store-info/create-store", {
    storeName: `Adaeze ${mark()}`,
    email: resting.email,
  });
  const { store } = await opened.json();
  await query("update marketplace.store set is_on_holiday = true where id = $1", [store.id]);
  const jobId = (await saved.json()).jobPostings[0].id;
  return {
    owner,
    business: { ...business, serviceId },
    jobId,
    stall,
    buyer,
    orderId,
    restingStore: store.slug,
    payable,
  };
}
