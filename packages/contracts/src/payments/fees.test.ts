import { describe, expect, it } from "vitest";
import { settings } from "../admin/settings.ts";
import { ceilingEndsAtCents, sellerFee as feeOf, splitPayment, splitRefund } from "./fees.ts";

const rule = settings.platformFee.initial;
const sellerFee = (saleCents: number) => feeOf(rule, saleCents);

describe("seller fee", () => {
  it.each([
    [10000, 1000, 200, 1200],
    [14900, 1490, 283, 1773],
    [5000, 500, 115, 615],
    [910, 91, 45, 136],
  ])(
    "X-05 a sale of %i cents costs 10%% plus 1.7%% and 30 cents",
    (sale, platform, card, total) => {
      expect(sellerFee(sale)).toEqual({
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
    expect(sellerFee(500)).toMatchObject({ totalCents: 75, cardCents: 39, platformCents: 36 });
    expect(sellerFee(500).isCapped).toBe(true);
  });

  it("X-05 no price is ever charged more than 15%, and the parts always add up", () => {
    const broken = [];
    for (let sale = 0; sale <= 50_000; sale += 1) {
      const fee = sellerFee(sale);
      const holds =
        fee.totalCents <= (sale * 15) / 100 &&
        fee.platformCents >= 0 &&
        fee.platformCents + fee.cardCents === fee.totalCents &&
        fee.totalCents + fee.sellerGetsCents === sale;
      if (!holds) broken.push(fee);
    }
    expect(broken).toEqual([]);
  });

  it("X-05 follows the figures of the setting", () => {
    const dearer = { platformRate: 0.125, cardRate: 0.0225, cardFixedCents: 50, ceilingRate: 0.2 };
    expect(feeOf(dearer, 10000)).toMatchObject({ platformCents: 1250, cardCents: 275 });
  });

  it("knows where the maximum stops applying", () => {
    expect(ceilingEndsAtCents(rule)).toBe(910);
    expect(sellerFee(880).isCapped).toBe(true);
    expect(sellerFee(910).isCapped).toBe(false);
    expect(ceilingEndsAtCents({ ...rule, cardFixedCents: 0 })).toBeNull();
    expect(ceilingEndsAtCents({ ...rule, ceilingRate: 0.117 })).toBeNull();
  });

  it("refuses amounts that are not whole cents", () => {
    for (const amount of [-1, 9.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => sellerFee(amount)).toThrow(RangeError);
    }
  });
});

describe("splitting a payment", () => {
  it("X-05 each payee pays the fee on their own sale", () => {
    const split = splitPayment(rule, [
      { payeeId: "adaeze", unitCents: 4_000, quantity: 2 },
      { payeeId: "kofi", unitCents: 500, quantity: 1 },
      { payeeId: "adaeze", unitCents: 2_000, quantity: 1 },
    ]);
    expect(split).toEqual([
      { payeeId: "adaeze", amountCents: 10_000, feeCents: 1_200, shareCents: 8_800 },
      { payeeId: "kofi", amountCents: 500, feeCents: 75, shareCents: 425 },
    ]);
  });

  it("gives back the whole fee and the whole share over any number of refunds", () => {
    const sale = { amountCents: 1_001, feeCents: 147 };
    let [fee, share] = [0, 0];
    for (let refunded = 0; refunded < 1_001; refunded += 7) {
      const part = splitRefund(sale, refunded, 7);
      expect(Math.min(part.feeCents, part.shareCents)).toBeGreaterThanOrEqual(0);
      fee += part.feeCents;
      share += part.shareCents;
    }
    expect([fee, share]).toEqual([147, 854]);
  });

  it.each([
    [0, 0],
    [0, 1_001],
    [900, 101],
    [0, -5],
  ])("refuses a refund of more than is left, or of nothing (%i + %i)", (before, refund) => {
    expect(() => splitRefund({ amountCents: 1_000, feeCents: 147 }, before, refund)).toThrow(
      RangeError,
    );
  });
});
