import { describe, expect, test } from "vitest";
import { settingKeys, settings } from "./settings.ts";

describe("the settings", () => {
  test.each(settingKeys)("%s has a valid default", (key) => {
    expect(settings[key].schema.parse(settings[key].initial)).toEqual(settings[key].initial);
  });

  test("X-04 no yearly discount until the owner gives one, and never more than half", () => {
    expect(settings.yearlyDiscount.initial).toBe(0);
    for (const wrong of [-0.01, 0.51, "0.1", null, Number.NaN])
      expect(settings.yearlyDiscount.schema.safeParse(wrong).success).toBe(false);
  });

  test("X-05 10 % and 1.7 % plus 30 cents, never above 15 %", () => {
    const fees = { platformRate: 0.1, cardRate: 0.017, cardFixedCents: 30, ceilingRate: 0.15 };
    expect(settings.platformFee.initial).toEqual(fees);
    const lowCeilingResult = settings.platformFee.schema.safeParse({ ...fees, ceilingRate: 0.09 });
    expect(lowCeilingResult.success).toBe(false);
    expect(settings.platformFee.schema.safeParse({ ...fees, more: 1 }).success).toBe(false);
  });

  test("X-06 X-43 the marketplace is for members and the Wellbeing link hidden at first", () => {
    expect(settings.marketplaceAccess.initial).toBe("members");
    expect(settings.mediaAccess.initial).toBe("members");
    expect(settings.showWellbeingLink.initial).toBe(false);
  });

  test("X-28 six months of trial", () => {
    expect(settings.trialMonths.initial).toBe(6);
  });

  test("X-38 numbers added to the statistics need the owner's confirmation", () => {
    expect(settings.statsOffsets.initial).toEqual({
      members: 160,
      businesses: -2,
      views: 10_000,
      confirmedByOwner: false,
    });
  });

  test("X-40 prices are GST-inclusive totals, and a note says so", () => {
    expect(settings.gstNote.initial).toContain("include GST");
  });
});
