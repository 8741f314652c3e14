import { describe, expect, test } from "vitest";
import { type LocalityRecord, toSuburbs, toTitleCase } from "./suburb.rules.ts";

test.each([
  ["FOOTSCRAY", "Footscray"],
  ["MOUNT DRUITT", "Mount Druitt"],
  ["O'CONNOR", "O'Connor"],
  ["TAM O'SHANTER", "Tam O'Shanter"],
  ["D'AGUILAR", "D'Aguilar"],
  ["K'GARI", "K'gari"],
  ["STUN'SAIL BOOM", "Stun'sail Boom"],
  ["MCMAHONS POINT", "McMahons Point"],
  ["MOUNT MCEUEN", "Mount McEuen"],
  ["ERNABELLA (PUKATJA)", "Ernabella (Pukatja)"],
  ["WEST ISLAND COCOS (KEELING) ISLANDS", "West Island Cocos (Keeling) Islands"],
  ["NO. 4 BRANCH", "No. 4 Branch"],
  ["SEVENTEEN SEVENTY/AGNES-WATER", "Seventeen Seventy/Agnes-Water"],
])("%s is written %s", (name, written) => {
  expect(toTitleCase(name)).toBe(written);
});

const footscray: LocalityRecord = {
  id: 1,
  postcode: "3011",
  locality: "FOOTSCRAY",
  state: "VIC",
  lat: -37.8,
  long: 144.9,
};
const convert = (changes: Partial<LocalityRecord>) => toSuburbs([{ ...footscray, ...changes }]);

describe("of the published list", () => {
  test("a place is stored with its name as people write it", () => {
    expect(convert({})).toEqual([
      {
        id: 1,
        name: "Footscray",
        postcode: "3011",
        state: "VIC",
        latitude: -37.8,
        longitude: 144.9,
      },
    ]);
  });

  test("the more precise location wins, where there is one", () => {
    const precise = { Lat_precise: -37.81, Long_precise: 144.91 };
    expect(convert(precise)).toMatchObject([{ latitude: -37.81, longitude: 144.91 }]);
    const missingLocation = { Lat_precise: 0, Long_precise: 0 };
    expect(convert(missingLocation)).toMatchObject([{ latitude: -37.8, longitude: 144.9 }]);
  });

  test.each<[string, Partial<LocalityRecord>]>([
    ["nowhere", { lat: 0, long: 0 }],
    ["north of Australia", { lat: -5 }],
    ["in the southern ocean", { lat: -60 }],
    ["west of it", { long: 90 }],
    ["east of it", { long: 175 }],
    ["in no state", { state: "AAT" }],
    ["a row of post boxes", { type: "Post Office Boxes" }],
    ["one large receiver of mail", { type: "LVR" }],
  ])("a place %s is dropped", (_where, changes) => {
    expect(convert(changes)).toEqual([]);
  });

  test("islands of Australia are kept", () => {
    expect(convert({ lat: -12.19, long: 96.83, state: "WA" })).toHaveLength(1);
    expect(convert({ lat: -29.03, long: 167.95, state: "NSW" })).toHaveLength(1);
  });

  test("one of several records with the same name, postcode and state is kept", () => {
    const darwin = { ...footscray, locality: "DARWIN", state: "NT", lat: -12.4, long: 130.8 };
    const records = [
      { ...darwin, id: 1, postcode: "0800" },
      { ...darwin, id: 2, postcode: "0800" },
      { ...darwin, id: 3, postcode: "800" },
      { ...darwin, id: 4, postcode: "0801" },
      { ...darwin, id: 5, postcode: "0800", state: "WA" },
    ];
    const suburbs = toSuburbs(records);
    expect(suburbs.map(({ id }) => id)).toEqual([1, 4, 5]);
    expect(suburbs[0]?.postcode).toBe("0800");
  });
});
