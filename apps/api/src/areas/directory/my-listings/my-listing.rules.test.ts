import { expect, test } from "vitest";
import { getListingStatus, getNextStep } from "./my-listing.rules.ts";

const completeListing = {
  isLive: true,
  isWithheld: false,
  removedAt: null,
  city: "Footscray",
  cover: {},
  days: {},
  logo: {},
};

test.each([
  [{}, "live", null],
  [{ isLive: false }, "hidden", "go live"],
  [{ isLive: false, city: null, cover: null }, "draft", "address"],
  [{ cover: null, days: null, logo: null }, "live", "cover"],
  [{ days: null, logo: null }, "live", "hours"],
  [{ logo: null }, "live", "logo"],
  [{ isWithheld: true, cover: null }, "on hold", null],
  [{ isWithheld: true, removedAt: new Date() }, "removed", null],
  [{ isWithheld: true, isLive: false, city: null }, "on hold", null],
])("a listing with %j is %s, and its next step is %s", (changes, status, step) => {
  expect(getListingStatus({ ...completeListing, ...changes })).toBe(status);
  expect(getNextStep({ ...completeListing, ...changes })).toBe(step);
});
