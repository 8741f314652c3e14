import { nameStates } from "@boab/contracts/bookings/team-names";
import { expect, test } from "vitest";
import { describeNaming } from "./describe-naming.ts";

test("the state of a consent is said with its day, on the business's calendar", () => {
  const at = "2026-11-18T20:00:00.000Z";
  const lines = nameStates.map((state) =>
    describeNaming({ teammateId: "ada", state, at }, "Australia/Perth"),
  );
  expect(lines).toEqual([
    "Asked on 19 November",
    "Named since 19 November",
    "Said no on 19 November",
    "Took their name off on 19 November",
  ]);
  expect(describeNaming(undefined, "Australia/Perth")).toBe("Not named");
});
