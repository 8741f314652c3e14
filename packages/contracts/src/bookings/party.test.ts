import { describe, expect, test } from "vitest";
import { describePartyPlace, describeServices } from "./party.rules.ts";
import { readPartyQuery } from "./party.ts";
import { writePartyQuery } from "./write-party.ts";

const serviceId = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("what is booked together, in a query", () => {
  test("is read as it was written, whatever the names of sizes and extras contain", () => {
    const visits = [
      { person: 2, serviceId },
      {
        person: 3,
        serviceId,
        style: { size: "Small & neat", length: "50% =long", extras: ["Beads, gold", "Wash"] },
        teammate: "TEAM-AAAA1111",
      },
      { person: 1, serviceId, style: { extras: ["Wash"] } },
    ];
    expect(readPartyQuery(writePartyQuery(visits))).toEqual(visits);
    expect(writePartyQuery([])).toBeUndefined();
    expect(readPartyQuery(undefined)).toEqual([]);
  });

  test.each([
    ["no person", `service=${serviceId}`],
    ["person 5", `person=5&service=${serviceId}`],
    ["half a person", `person=1.5&service=${serviceId}`],
    ["no service", "person=2"],
    ["something else", "x"],
    ["four more", Array.from({ length: 4 }, () => `person=2&service=${serviceId}`).join("\n")],
  ])("with %s is nothing", (_what, written) => {
    expect(readPartyQuery(written)).toBeNull();
  });
});

test("a party is described by its first service and by each place", () => {
  expect(describeServices("Braids", 2)).toBe("Braids and 2 more");
  expect(describeServices("Braids", 0)).toBe("Braids");
  expect(describeServices(null, 0)).toBe("");
  const place = {
    id: "BOOK-00000001",
    person: 2,
    serviceTitle: "Trim",
    style: null,
    start: "10:00",
    end: "10:30",
    startsAt: "",
    endsAt: "",
    teammateName: "Ada",
  };
  const formatClock = (time: string) => time;
  expect(describePartyPlace(place, { formatClock })).toBe("Trim, 10:00 to 10:30, with Ada");
  expect(describePartyPlace({ ...place, teammateName: null }, { formatClock })).toBe(
    "Trim, 10:00 to 10:30",
  );
});
