import { describe, expect, it } from "vitest";
import { settings } from "../admin/settings.ts";
import {
  computeCeilingThresholdCents,
  computeSellerFee as feeOf,
  splitPayment,
  splitRefund,
} from "./fees.ts";

const rule = settings.platformFee.initial;
const computeFee = (saleCents: number) => feeOf(rule, saleCents);

describe("seller fee", () => {
  it.each([
    [10000, 1000, 200, 1200],
    [14900, 1490, 283, 1773],
    [5000, 500, 115, 615],
    [910, 91, 45, 136],
  ])(
    "FEE-01 X-05 a sale of %i cents costs 10%% plus 1.7%% and 30 cents",
    (sale, platform, card, total) => {
      expect(computeFee(sale)).toEqual({
        saleCents: sale,
        platformCents: platform,
        cardCents: card,
        totalCents: total,
        sellerGetsCents: sale - total,
        isCapped: false,
      });
    },
  );

  it("X-05 below $9.10 the maximum of 15% applies and reduces the platform's share", () => {
    expect(computeFee(500)).toMatchObject({ totalCents: 75, cardCents: 39, platformCents: 36 });
    expect(computeFee(500).isCapped).toBe(true);
  });

  it("FEE-02 X-05 no price is ever charged more than 15%, and the parts always add up", () => {
    const broken = [];
    for (let sale = 0; sale <= 50_000; sale += 1) {
      const fee = computeFee(sale);
      const holds =
        fee.totalCents <= (sale * 15) / 100 &&
        fee.platformCents >= 0 &&
        fee.platformCents + fee.cardCents === fee.totalCents &&
        fee.totalCents + fee.sellerGetsCents === sale;
      if (!holds) broken.push(fee);
    }
    expect(broken).toEqual([]);
  });

  it("FEE-04 X-05 follows the figures of the setting", () => {
    const dearer = { platformRate: 0.125, cardRate: 0.0225, cardFixedCents: 50, ceilingRate: 0.2 };
    expect(feeOf(dearer, 10000)).toMatchObject({ platformCents: 1250, cardCents: 275 });
  });

  it("knows where the maximum stops applying", () => {
    expect(computeCeilingThresholdCents(rule)).toBe(910);
    expect(computeFee(880).isCapped).toBe(true);
    expect(computeFee(910).isCapped).toBe(false);
    expect(computeCeilingThresholdCents({ ...rule, cardFixedCents: 0 })).toBeNull();
    expect(computeCeilingThresholdCents({ ...rule, ceilingRate: 0.117 })).toBeNull();
  });

  it("refuses amounts that are not whole cents", () => {
    for (const amount of [-1, 9.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => computeFee(amount)).toThrow(RangeError);
    }
  });
});

describe("splitting a payment", () => {
  it("FEE-05 X-05 each payee pays the fee on their own sale", () => {
    const split = splitPayment(rule, [
      { payeeId: "adaeze", unitCents: 4_000, quantity: 2 },
      { payeeId: "kofi", unitCents: 500, quantity: 1 },
      { payeeId: "adaeze", unitCents: 2_000, quantity: 1 },
    ]);
    expect(split).toEqual([
      {
        payeeId: "adaeze",
        amountCents: 10_000,
        feeCents: 1_200,
        cardFeeCents: 200,
        shareCents: 8_800,
      },
      { payeeId: "kofi", amountCents: 500, feeCents: 75, cardFeeCents: 39, shareCents: 425 },
    ]);
  });

  it("FEE-06 gives back the whole fee and the whole share over any number of refunds", () => {
    const sale = { amountCents: 1_001, feeCents: 147, cardFeeCents: 47 };
    let [fee, share] = [0, 0];
    for (let refunded = 0; refunded < 1_001; refunded += 7) {
      const before = { amountCents: refunded, coveredCents: refunded, feeCents: fee };
      const part = splitRefund(sale, before, 7, false);
      expect(Math.min(part.feeCents, part.shareCents)).toBeGreaterThanOrEqual(0);
      fee += part.feeCents;
      share += part.shareCents;
    }
    expect([fee, share]).toEqual([147, 854]);
  });

  it("FEE-06 X-103 keeps the card part where the seller starts the refund, whole or in parts", () => {
    const sale = { amountCents: 22_000, feeCents: 2_604, cardFeeCents: 404 };
    const none = { amountCents: 0, coveredCents: 0, feeCents: 0 };
    expect(splitRefund(sale, none, 22_000, true)).toEqual({ feeCents: 2_200, shareCents: 19_800 });
    expect(splitRefund(sale, none, 5_500, true)).toEqual({ feeCents: 550, shareCents: 4_950 });
    const half = { amountCents: 11_000, coveredCents: 0, feeCents: 1_100 };
    // An admin gives the other half back: its card part goes back too.
    expect(splitRefund(sale, half, 11_000, false)).toEqual({ feeCents: 1_302, shareCents: 9_698 });
  });

  it.each([
    [0, 0],
    [0, 1_001],
    [900, 101],
    [0, -5],
  ])("refuses a refund of more than is left, or of nothing (%i + %i)", (before, refund) => {
    const sale = { amountCents: 1_000, feeCents: 147, cardFeeCents: 47 };
    const returned = { amountCents: before, coveredCents: before, feeCents: 0 };
    expect(() => splitRefund(sale, returned, refund, false)).toThrow(RangeError);
  });
});
