import { describe, expect, test } from "vitest";
import {
  describeAccount,
  describeBalance,
  hasBalanceOrPayout,
  matchesAccountId,
} from "./account.rules.ts";

const object = {
  id: "acct_1Abena4321",
  email: "abena@example.com",
  type: "express",
  country: "AU",
  details_submitted: true,
  charges_enabled: true,
  payouts_enabled: false,
  capabilities: { transfers: "active" },
  requirements: {
    currently_due: ["external_account"],
    past_due: ["external_account"],
    current_deadline: 1_796_000_000,
    disabled_reason: "requirements.past_due",
  },
};

test("PAYOUT-15 an account is what the provider's object says, and nothing else", () => {
  expect(describeAccount(object)).toEqual({
    stripeId: "acct_1Abena4321",
    email: "abena@example.com",
    type: "express",
    country: "AU",
    detailsSubmitted: true,
    chargesEnabled: true,
    payoutsEnabled: false,
    transfersEnabled: true,
    currentlyDue: ["external_account"],
    pastDue: ["external_account"],
    dueBy: new Date(1_796_000_000_000),
    disabledReason: "requirements.past_due",
  });
});

test("a balance is what is ready, what clears, and the payout that arrives first", () => {
  const aud = (amount: number) => ({ amount, currency: "aud" });
  const balance = {
    available: [aud(51_098), { amount: 7, currency: "usd" }],
    pending: [aud(69_534)],
  };
  const payouts = [
    { amount: 900, arrival_date: Date.UTC(2026, 10, 20) / 1000 },
    { amount: 400, arrival_date: Date.UTC(2026, 10, 18) / 1000 },
  ];
  expect(describeBalance(balance, payouts)).toEqual({
    readyCents: 51_098,
    clearingCents: 69_534,
    payout: { amountCents: 400, arrivesOn: "2026-11-18" },
  });
  expect(describeBalance(balance, []).payout).toBeNull();
});

test("what the provider leaves out is not ready", () => {
  const {
    capabilities: _capabilities,
    requirements: _requirements,
    type: _type,
    country: _country,
    ...objectWithoutDetails
  } = object;
  expect(describeAccount(objectWithoutDetails)).toMatchObject({
    type: null,
    country: null,
    transfersEnabled: false,
    currentlyDue: [],
    pastDue: [],
    dueBy: null,
    disabledReason: null,
  });
});

describe("X-60 whether a client means this account", () => {
  const account = { id: "5f0c9d0e-7a51-4f7a-9a39-0d5d2c1f4321", stripeId: "acct_1Abena4321" };

  test.each([account.id, "acct_1Abena4321", "acct_…4321"])("%s does", (name) => {
    expect(matchesAccountId(account, name)).toBe(true);
  });

  test.each(["", "acct_1Other4321", "4321", "ACCT_1ABENA4321", "acct_…", "acct_1Abena4321 "])(
    "%j does not",
    (name) => expect(matchesAccountId(account, name)).toBe(false),
  );

  test("nothing of the provider's is meant before it has made the account", () => {
    const waiting = { ...account, stripeId: null };
    expect(matchesAccountId(waiting, "null")).toBe(false);
    expect(matchesAccountId(waiting, "acct_…null")).toBe(false);
  });
});

describe("ADM-CON-08 an account is in use", () => {
  const emptyBalance = { available: [{ amount: 0 }], pending: [{ amount: 0 }] };
  const cases = [
    [false, "empty", emptyBalance, []],
    [true, "money is available", { ...emptyBalance, available: [{ amount: 1 }] }, []],
    [true, "money is clearing", { ...emptyBalance, pending: [{ amount: 0 }, { amount: 5 }] }, []],
    [true, "it owes us", { ...emptyBalance, available: [{ amount: -5 }] }, []],
    [true, "money is reserved", { ...emptyBalance, connect_reserved: [{ amount: 5 }] }, []],
    [true, "a payout waits", emptyBalance, [{ status: "pending" }]],
    [true, "a payout is on its way", emptyBalance, [{ status: "paid" }, { status: "in_transit" }]],
    [false, "every payout has arrived", emptyBalance, [{ status: "paid" }]],
  ] as const;

  test.each(cases)("%s: %s", (expected, _what, balance, payouts) => {
    const copy = {
      available: [...balance.available],
      pending: [...balance.pending],
      connect_reserved: "connect_reserved" in balance ? [...balance.connect_reserved] : [],
    };
    expect(hasBalanceOrPayout({ balance: copy, payouts: [...payouts] })).toBe(expected);
  });
});
