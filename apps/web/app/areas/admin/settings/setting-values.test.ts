import { type SettingKey, settingKeys, settings } from "@boab/contracts/admin/settings";
import { describe, expect, test } from "vitest";
import { settingGroups, settingShapes } from "./setting-shapes.ts";
import {
  formatFieldText,
  getValueHeading,
  listValueLines,
  readValue,
  toFieldName,
} from "./setting-values.ts";

/** The fields of an untouched form. */
function untouched(key: SettingKey, value: unknown): Record<string, string> {
  const shape = settingShapes[key];
  if (shape.kind === "number") return { value: formatFieldText(shape, value) };
  if (shape.kind !== "group") return { value: String(value) };
  const values = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shape.parts).flatMap(([name, part]) => {
      if (part.kind === "number") return [[toFieldName(name), formatFieldText(part, values[name])]];
      return values[name] ? [[toFieldName(name), "on"]] : [];
    }),
  );
}

describe("a setting's form", () => {
  test.each(settingKeys)("%s round-trips its value", (key) => {
    const { initial } = settings[key];
    const fields = untouched(key, initial);
    expect(readValue(settingShapes[key], fields)).toEqual({ value: initial, problems: {} });
  });

  test("X-05 a percentage is stored as an exact rate", () => {
    for (const [typed, rate] of [
      ["1.7", 0.017],
      ["8.55", 0.0855],
      ["15", 0.15],
    ] as const)
      expect(readValue(settingShapes.yearlyDiscount, { value: typed }).value).toBe(rate);
  });

  test.each([
    ["yearlyDiscount", "51", "Please enter a number between 0 and 50."],
    ["yearlyDiscount", "", "Please enter a number between 0 and 50."],
    ["yearlyDiscount", "ten", "Please enter a number between 0 and 50."],
    ["trialMonths", "1.5", "Please enter a whole number between 0 and 24."],
    ["trialMonths", "-1", "Please enter a whole number between 0 and 24."],
    ["marketplaceAccess", "nobody", "Please choose one."],
  ] as const)("%s rejects %j", (key, value, sentence) => {
    expect(readValue(settingShapes[key], { value }).problems).toEqual({ value: sentence });
  });

  test("each field of a group shows its own error", () => {
    const fields = { ...untouched("platformFee", settings.platformFee.initial) };
    fields["value.cardFixedCents"] = "501";
    const { problems } = readValue(settingShapes.platformFee, fields);
    expect(Object.keys(problems)).toEqual(["value.cardFixedCents"]);
  });
});

test("values are formatted for display", () => {
  const text = (key: SettingKey) =>
    listValueLines(settingShapes[key], settings[key].initial).map((line) => line.text);
  expect(text("platformFee")).toEqual(["10%", "1.7%", "30 cents", "15%"]);
  expect(text("trialMonths")).toEqual(["6 months"]);
  expect(text("marketplaceAccess")).toEqual(["Staff and sellers only"]);
  expect(text("statsOffsets")).toEqual(["160", "-2", "10,000", "Not yet"]);
});

test("X-06 X-43 the launch switches come first, and every setting is in a group", () => {
  expect(settingGroups[0].kind).toBe("access");
  const kinds: string[] = settingGroups.map(({ kind }) => kind);
  for (const key of settingKeys) expect(kinds).toContain(settings[key].kind);
});

test("numbers that nobody has confirmed are not said to be in use", () => {
  const { initial } = settings.statsOffsets;
  expect(getValueHeading(initial)).toBe("Not in use until confirmed");
  expect(getValueHeading({ ...initial, confirmedByOwner: true })).toBe("Now");
  expect(getValueHeading(settings.trialMonths.initial)).toBe("Now");
});
