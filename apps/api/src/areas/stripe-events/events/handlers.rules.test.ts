import { describe, expect, test } from "vitest";
import { combineOutcomes, findHandlers } from "./handlers.rules.ts";

const handlers = [
  { type: "invoice." },
  { type: "invoice.upcoming" },
  { type: "checkout.session.", area: "billing" },
  { type: "checkout.session.", area: "payments" },
];

describe("the handlers of an event", () => {
  test.each([
    ["invoice.paid", [handlers[0]]],
    ["invoice.upcoming", [handlers[1]]],
    ["checkout.session.completed", [handlers[2], handlers[3]]],
    ["checkout.sessions", []],
    ["price.created", []],
  ])("%s goes to those who name it most closely", (type, expected) => {
    expect(findHandlers(handlers, type)).toEqual(expected);
  });
});

describe("what became of an event that several areas handled", () => {
  test.each([
    [[], "not needed"],
    [["not needed", "not needed"], "not needed"],
    [["not needed", "unknown"], "unknown"],
    [["unknown", "applied"], "applied"],
    [["applied", "not needed"], "applied"],
  ] as const)("%j is %s", (outcomes, expected) => {
    expect(combineOutcomes(outcomes)).toBe(expected);
  });
});
