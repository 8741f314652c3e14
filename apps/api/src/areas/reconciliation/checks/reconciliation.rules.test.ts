import { describe, expect, test } from "vitest";
import { comparePlan } from "./plan.rules.ts";
import {
  comparePayment,
  type OurMessage,
  type OurPayment,
  type TheirPayment,
  type TheirTransfer,
} from "./reconciliation.rules.ts";

const message = (change: Partial<OurMessage> & Pick<OurMessage, "kind">): OurMessage => ({
  id: change.kind,
  saleId: "sale",
  state: "sent",
  destination: null,
  finishedAt: null,
  isUndone: false,
  amountCents: 1_000,
  stripeId: `${change.kind}_1`,
  ledgerCents: 0,
  ...change,
});

const ours = (change: Partial<OurPayment> = {}): OurPayment => ({
  id: "payment",
  state: "paid",
  amountCents: 10_000,
  currency: "aud",
  chargeId: "ch",
  paidAt: null,
  chargedCents: 10_000,
  feeCents: 200,
  sales: [{ id: "sale", isHeld: false, owedCents: 0 }],
  messages: [
    message({
      kind: "transfer",
      amountCents: 8_800,
      destination: "acct_a",
      ledgerCents: -8_800,
    }),
    message({ kind: "refund", ledgerCents: -1_000 }),
    message({ kind: "reversal", amountCents: 880, ledgerCents: 880 }),
  ],
  ...change,
});

const move = (id: string, amountCents: number, netCents: number) => ({
  id,
  amountCents,
  netCents,
  messageId: null,
});

const transfer = (change: Partial<TheirTransfer> = {}): TheirTransfer => ({
  ...move("transfer_1", 8_800, -8_800),
  saleId: "sale",
  account: "acct_a",
  reversals: [move("reversal_1", 880, 880)],
  ...change,
});

const theirs = (change: Partial<TheirPayment> = {}): TheirPayment => ({
  charges: [{ ...move("ch", 10_000, 9_800), currency: "aud" }],
  transfers: [transfer()],
  refunds: [move("refund_1", 1_000, -1_000)],
  ...change,
});

const without = (kind: string) => ours().messages.filter((one) => one.kind !== kind);
const changeMessage = (kind: string, change: Partial<OurMessage>) =>
  ours().messages.map((one) => (one.kind === kind ? { ...one, ...change } : one));
const charge = theirs().charges[0] as TheirPayment["charges"][number];

const listKinds = (our: OurPayment, their: TheirPayment) =>
  comparePayment(our, their).map(({ kind }) => kind);

describe("comparing a payment with the provider's", () => {
  test("what both sides say alike is no drift", () => {
    expect(comparePayment(ours(), theirs())).toEqual([]);
  });

  test.each<[kind: string, our: OurPayment, their: TheirPayment]>([
    [
      "payment_not_recorded",
      ours({ state: "open", chargeId: null, messages: [] }),
      theirs({ transfers: [], refunds: [] }),
    ],
    ["payment_missing", ours(), theirs({ charges: [] })],
    ["payment_amount", ours(), theirs({ charges: [{ ...charge, amountCents: 9_900 }] })],
    [
      "payment_amount",
      ours({ state: "open", chargeId: null, messages: [] }),
      theirs({ charges: [{ ...charge, amountCents: 9_900 }], transfers: [], refunds: [] }),
    ],
    ["payment_currency", ours(), theirs({ charges: [{ ...charge, currency: "usd" }] })],
    ["payment_doubled", ours(), theirs({ charges: [charge, { ...charge, id: "ch_2" }] })],
    ["refund_unknown", ours({ messages: without("refund") }), theirs()],
    ["refund_missing", ours(), theirs({ refunds: [] })],
    [
      "refund_unknown",
      ours({ messages: changeMessage("refund", { isUndone: true, ledgerCents: 0 }) }),
      theirs(),
    ],
    [
      "refund_missing",
      ours(),
      theirs({ refunds: [{ ...move("refund_1", 1_000, 0), hasFailed: true }] }),
    ],
    [
      "refund_missing",
      ours({ messages: changeMessage("refund", { state: "parked", stripeId: null }) }),
      theirs({ refunds: [] }),
    ],
    ["refund_amount", ours(), theirs({ refunds: [move("refund_1", 900, -900)] })],
    ["transfer_missing", ours({ messages: without("reversal") }), theirs({ transfers: [] })],
    [
      "transfer_missing",
      ours({
        messages: changeMessage("transfer", { state: "parked", stripeId: null }).slice(0, 2),
      }),
      theirs({ transfers: [] }),
    ],
    [
      "transfer_missing",
      ours({
        sales: [{ id: "sale", isHeld: false, owedCents: 7_920 }],
        messages: without("transfer").slice(0, 1),
      }),
      theirs({ transfers: [] }),
    ],
    [
      "transfer_doubled",
      ours(),
      theirs({ transfers: [transfer(), transfer({ id: "tr_2", reversals: [] })] }),
    ],
    [
      "transfer_doubled",
      ours(),
      theirs({ transfers: [transfer(), transfer({ id: "tr_2", saleId: null, reversals: [] })] }),
    ],
    [
      "transfer_unknown",
      ours(),
      theirs({
        transfers: [
          transfer(),
          transfer({ id: "tr_2", saleId: null, account: "acct_b", reversals: [] }),
        ],
      }),
    ],
    ["transfer_amount", ours(), theirs({ transfers: [transfer({ amountCents: 8_000 })] })],
    ["transfer_account", ours(), theirs({ transfers: [transfer({ account: "acct_b" })] })],
    ["reversal_missing", ours(), theirs({ transfers: [transfer({ reversals: [] })] })],
    ["reversal_unknown", ours({ messages: without("reversal") }), theirs()],
    [
      "reversal_amount",
      ours(),
      theirs({ transfers: [transfer({ reversals: [move("reversal_1", 800, 800)] })] }),
    ],
    ["ledger_differs", ours({ feeCents: 170 }), theirs()],
    ["ledger_differs", ours({ messages: changeMessage("refund", { ledgerCents: 0 }) }), theirs()],
  ])("%s is found, and nothing else", (kind, our, their) => {
    expect(listKinds(our, their)).toEqual([kind]);
  });

  test.each<[what: string, our: OurPayment, their: TheirPayment]>([
    [
      "a transfer whose answer is on its way to us",
      ours({
        messages: [
          message({ kind: "transfer", state: "waiting", stripeId: null, amountCents: 7_920 }),
        ],
      }),
      theirs({ transfers: [transfer({ messageId: "transfer", reversals: [] })], refunds: [] }),
    ],
    [
      "a share that is held until its payee can be paid",
      ours({ sales: [{ id: "sale", isHeld: true, owedCents: 8_800 }], messages: [] }),
      theirs({ transfers: [], refunds: [] }),
    ],
    [
      "a share that was refunded or settled before it was sent",
      ours({ sales: [{ id: "sale", isHeld: false, owedCents: 0 }], messages: [] }),
      theirs({ transfers: [], refunds: [] }),
    ],
    [
      "a refund that failed and was undone",
      ours({
        sales: [{ id: "sale", isHeld: false, owedCents: 0 }],
        messages: [...changeMessage("refund", { isUndone: true, ledgerCents: 0 }).slice(0, 2)],
      }),
      theirs({
        transfers: [transfer({ reversals: [] })],
        refunds: [{ ...move("refund_1", 1_000, 0), hasFailed: true }],
      }),
    ],
    [
      "a page that nobody paid",
      ours({ state: "expired", chargeId: null, messages: [] }),
      theirs({ charges: [], transfers: [], refunds: [] }),
    ],
    [
      "a refund that somebody tried at the provider and that failed",
      ours(),
      theirs({
        refunds: [move("refund_1", 1_000, -1_000), { ...move("re_2", 5, 0), hasFailed: true }],
      }),
    ],
  ])("%s is no drift", (_, our, their) => {
    expect(comparePayment(our, their)).toEqual([]);
  });
});

describe("comparing a plan with the provider's", () => {
  const plan = { plan: "Growing", state: "active", amountCents: 1_495 };
  const ended = { ...plan, state: "ended" };
  test.each([
    [undefined, plan, { ...plan }],
    [undefined, ended, undefined],
    [undefined, undefined, ended],
    ["plan_missing", plan, undefined],
    ["plan_unknown", undefined, plan],
    ["plan_differs", plan, { ...plan, plan: "Pro" }],
    ["plan_differs", plan, ended],
    ["plan_differs", plan, { ...plan, amountCents: 1 }],
  ])("%s", (kind, our, their) => {
    expect(comparePlan("sub", our, their).map((one) => one.kind)).toEqual(kind ? [kind] : []);
  });
});
