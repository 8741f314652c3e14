import { settings } from "@boab/contracts/admin/settings";
import { expect, test } from "vitest";
import { checkValue, getCurrentValue, getCurrentValues } from "./settings.rules.ts";

test("the current value is the stored one, or else the default", () => {
  expect(getCurrentValue("trialMonths", 3)).toBe(3);
  expect(getCurrentValue("trialMonths", undefined)).toBe(6);
  expect(getCurrentValues(new Map([["yearlyDiscount", 0.15]]))).toMatchObject({
    yearlyDiscount: 0.15,
    platformFee: settings.platformFee.initial,
    showWellbeingLink: false,
  });
});

test("a stored value that is no longer valid falls back to the default", () => {
  expect(getCurrentValue("trialMonths", "six")).toBe(6);
  expect(getCurrentValue("platformFee", { platformRate: 0.1 })).toEqual(
    settings.platformFee.initial,
  );
});

test("an invalid value is refused by field", () => {
  expect(checkValue("trialMonths", 12)).toEqual({ ok: true, value: 12 });
  expect(checkValue("yearlyDiscount", 0.6)).toMatchObject({
    fields: { value: expect.any(String) },
  });
  const views = { ...settings.statsOffsets.initial, views: -1 };
  expect(checkValue("statsOffsets", views)).toMatchObject({
    fields: { "value.views": expect.any(String) },
  });
});
