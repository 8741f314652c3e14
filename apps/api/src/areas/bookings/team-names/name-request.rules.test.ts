import { expect, test } from "vitest";
import { decideNameRequest, type EarlierRequest, getLimitStart } from "./name-request.rules.ts";

const now = new Date("2026-11-19T09:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const ada = { teammateId: "ada", email: "ada@people.example" };
const asked = (days: number, changes: Partial<EarlierRequest> = {}): EarlierRequest => ({
  ...ada,
  askedAt: daysAgo(days),
  refusedAt: null,
  ...changes,
});
const decide = (...earlier: EarlierRequest[]) => decideNameRequest(ada, earlier, now);

test("somebody who was never asked may be asked", () => {
  expect(decide()).toEqual({ ok: true });
  expect(decide(asked(0.1, { teammateId: "bintu", email: "bintu@people.example" }))).toEqual({
    ok: true,
  });
});

test.each([
  ["yesterday", [asked(0.9)], "asked today"],
  ["under another row", [asked(0.9, { teammateId: "gone" })], "asked today"],
  ["three times", [asked(2), asked(8), asked(20)], "asked often"],
  [
    "three times by three emails",
    [
      asked(0.1, { email: "a@people.example" }),
      asked(0.2, { email: "b@people.example" }),
      asked(0.3, { email: "c@people.example" }),
    ],
    "asked often",
  ],
  ["and said no", [asked(20, { refusedAt: daysAgo(19) })], "refused"],
  ["long ago and withdrew lately", [asked(300, { refusedAt: daysAgo(2) })], "refused"],
  [
    "and said no by another email",
    [asked(9, { email: "x@people.example", refusedAt: daysAgo(8) })],
    "refused",
  ],
] as const)("not again when they were asked %s", (_when, earlier, reason) => {
  expect(decide(...earlier)).toEqual({ ok: false, reason });
});

test("a mistyped email is corrected at once, and a no is over after 30 days", () => {
  expect(decide(asked(0.01, { email: "adda@people.example" }))).toEqual({ ok: true });
  expect(decide(asked(40, { refusedAt: daysAgo(30.1) }))).toEqual({ ok: true });
  expect(getLimitStart(now)).toEqual(daysAgo(30));
});

test("a business asks twenty people a day", () => {
  const others = Array.from({ length: 20 }, (_, index) =>
    asked(0.5, { teammateId: `person ${index}`, email: `${index}@people.example` }),
  );
  expect(decide(...others.slice(1))).toEqual({ ok: true });
  expect(decide(...others)).toEqual({ ok: false, reason: "too many" });
});
