import { describe, expect, test } from "vitest";
import { findBigCityNear } from "./big-city.rules.ts";
import {
  findLimitProblem,
  findLiveLimitProblem,
  findUnknownIdIndex,
  hasAddressChanged,
  readAddress,
  toGalleryFiles,
  toOfferWords,
  toPictureSet,
} from "./business.rules.ts";

const address = {
  address: "12 Rose Street",
  city: "Footscray",
  state: "VIC",
  postcode: "3011",
  country: "Australia",
} as const;

test("DIR-ADDR-01 an address is complete or absent", () => {
  expect(readAddress({})).toEqual({ ok: true, address: undefined });
  expect(readAddress(address)).toEqual({ ok: true, address });
  for (const part of Object.keys(address)) {
    const verdict = readAddress({ ...address, [part]: undefined });
    expect(verdict).toEqual({ ok: false, fields: { [part]: expect.any(String) } });
  }
});

test("an entrance counts as moved when street, suburb, state or postcode changes", () => {
  expect(hasAddressChanged(address, address)).toBe(false);
  expect(hasAddressChanged(address, { ...address, country: "Oz" })).toBe(false);
  for (const part of ["address", "city", "postcode"] as const)
    expect(hasAddressChanged(address, { ...address, [part]: "9999" })).toBe(true);
  expect(hasAddressChanged(address, { ...address, state: "NSW" })).toBe(true);
});

describe("X-26 SUB-20 the limit of a plan", () => {
  test.each([
    ["Basic", 0, undefined],
    ["Basic", 1, "Your Basic plan includes 1 listing."],
    ["Growing", 1, "Your Growing plan includes 1 listing."],
    ["Pro", 2, undefined],
    ["Pro", 3, "Your Pro plan includes 3 listings, the most we offer for now."],
  ] as const)("%s with %i", (plan, count, sentence) => {
    const problem = findLimitProblem(plan, count);
    if (sentence) expect(problem).toContain(sentence);
    else expect(problem).toBeUndefined();
  });

  test("says that hiding is final only to somebody with more than the plan holds", () => {
    const warning = "If you hide one, you'll need a larger plan to show it again.";
    expect(findLimitProblem("Basic", 2)).toContain(warning);
    expect(findLimitProblem("Basic", 1)).not.toContain(warning);
  });

  test.each([
    ["Basic", 0, undefined],
    [
      "Growing",
      1,
      "The owner's Growing plan shows 1 listing at a time. Hide another listing first, or",
    ],
    ["Pro", 3, "The owner's Pro plan shows 3 listings at a time, the most we offer for now."],
  ] as const)("DIR-DET-08 %s with %i that are shown", (plan, shownCount, sentence) => {
    const problem = findLiveLimitProblem(plan, shownCount);
    if (sentence) expect(problem).toContain(sentence);
    else expect(problem).toBeUndefined();
  });
});

test("a listing is found by the titles of its prices and catalogue", () => {
  const pricings = [{ title: "Braids" }, { title: "Twists" }];
  expect(toOfferWords({ pricings, catalogData: { title: "Hair" } })).toBe("Braids Twists Hair");
  expect(toOfferWords({ pricings: [], catalogData: null })).toBe("");
});

test("X-22 a picture set has three sizes, and a fourth where there is one", () => {
  const one = { label: "", width: 1, height: 1, webp: "w", jpeg: "j" };
  const makeRenditions = (...names: string[]) => names.map((label) => ({ ...one, label }));
  expect(toPictureSet(makeRenditions("mobile", "tablet"))).toBeUndefined();
  expect(toPictureSet(makeRenditions("mobile", "tablet", "desktop"))).not.toHaveProperty("big");
  expect(toPictureSet(makeRenditions("mobile", "tablet", "desktop", "big"))?.big).toEqual({
    width: 1,
    height: 1,
    webp: "w",
    jpeg: "j",
  });
});

test("a gallery picture has three sizes; an older one with fewer uses the same file for all", () => {
  const makeRendition = (label: string) => ({ label, width: 1, height: 1, webp: label, jpeg: "j" });
  const toWebpFiles = (...labels: string[]) => {
    const files = toGalleryFiles(labels.map(makeRendition));
    return files && [files.small.webp, files.medium.webp, files.large.webp];
  };
  expect(toWebpFiles("small", "medium", "gallery")).toEqual(["small", "medium", "gallery"]);
  expect(toWebpFiles("gallery")).toEqual(["gallery", "gallery", "gallery"]);
  expect(toWebpFiles("small", "medium")).toBeUndefined();
});

test("a row that is not part of the list, or appears twice, is found", () => {
  expect(findUnknownIdIndex([{ id: "a" }, {}, { id: "b" }], ["a", "b"])).toBe(-1);
  expect(findUnknownIdIndex([{ id: "a" }, { id: "c" }], ["a", "b"])).toBe(1);
  expect(findUnknownIdIndex([{ id: "a" }, { id: "a" }], ["a", "b"])).toBe(1);
});

test.each([
  ["Footscray", -37.8, 144.9, "Melbourne"],
  ["Mount Druitt", -33.77, 150.82, "Sydney"],
  ["Werribee, between two cities", -37.9, 144.66, "Melbourne"],
  ["Logan", -27.64, 153.1, "Brisbane"],
  ["Alice Springs", -23.7, 133.88, null],
])("%s belongs to its big city", (_name, latitude, longitude, city) => {
  expect(findBigCityNear({ latitude, longitude })).toBe(city);
});
