import { describe, expect, it } from "vitest";
import { figures } from "#test/figures.ts";
import { ceilingEndsAtCents, sellerFee as feeOf, workedSalesCents } from "./seller-fee.ts";

const rule = figures.platformFee;
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

  it("shows one capped and several plain examples", () => {
    const capped = workedSalesCents.filter((sale) => sellerFee(sale).isCapped);
    expect(capped.length).toBeGreaterThan(0);
    expect(capped.length).toBeLessThan(workedSalesCents.length);
  });
});
