import { expect, test } from "vitest";
import { makeTrackingUrl } from "./tracking-links.ts";

test.each([
  ["Australia Post", "https://auspost.com.au/mypost/track/details/AB%2F1"],
  ["StarTrack", "https://startrack.com.au/track/details/AB%2F1"],
  ["Sendle", "https://track.sendle.com/tracking?ref=AB%2F1"],
  ["DHL", "https://www.dhl.com/au-en/home/tracking.html?tracking-id=AB%2F1"],
  ["Aramex", "https://www.aramex.com.au/tools/track?l=AB%2F1"],
  ["CouriersPlease", null],
  ["Toll", null],
  ["A friend", null],
  ["constructor", null],
  ["__proto__", null],
])("SOLD-04 a parcel with %s is followed at %s", (courier, link) => {
  expect(makeTrackingUrl(courier, "AB/1")).toBe(link);
});
