import { expect, test } from "vitest";
import { nextStepOf, statusOf } from "./my-listing.rules.ts";

const complete = {
  isLive: true,
  isWithheld: false,
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
  [{ isWithheld: true, isLive: false, city: null }, "on hold", null],
])("a listing with %j is %s, and its next step is %s", (changes, status, step) => {
  expect(statusOf({ ...complete, ...changes })).toBe(status);
  expect(nextStepOf({ ...complete, ...changes })).toBe(step);
});
