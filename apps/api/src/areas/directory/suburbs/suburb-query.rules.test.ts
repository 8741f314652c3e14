import { expect, test } from "vitest";
import { parseSuburbQuery } from "./suburb-query.rules.ts";

test.each([
  ["foots", { name: "foots", postcode: "", state: undefined }],
  ["3011", { name: "", postcode: "3011", state: undefined }],
  ["30", { name: "", postcode: "30", state: undefined }],
  ["Footscray VIC 3011", { name: "footscray", postcode: "3011", state: "VIC" }],
  ["Footscray, vic", { name: "footscray", postcode: "", state: "VIC" }],
  ["wa", { name: "wa", postcode: "", state: undefined }],
  ["Mt Druitt", { name: "mount druitt", postcode: "", state: undefined }],
  ["Saint Albans", { name: "st albans", postcode: "", state: undefined }],
  ["O’Connor", { name: "o'connor", postcode: "", state: undefined }],
  ["  ", { name: "", postcode: "", state: undefined }],
])("%j asks for %j", (typed, query) => {
  expect(parseSuburbQuery(typed)).toEqual(query);
});
