import { describe, expect, it } from "vitest";
import { makeSpareCardNumber } from "../visitor.ts";
import { decidePayment } from "./decide.ts";
import { findCardByNumber, findCardByTestId, type TestCard } from "./test-cards.ts";

const presentCardState = {
  isSaved: false,
  isOffSession: false,
  isAuthenticated: false,
  isSetUp: false,
};
const findCard = (name: string): TestCard => {
  const card = findCardByTestId(`pm_card_${name}`);
  if (!card) throw new Error(`No test card ${name}.`);
  return card;
};

describe("what the bank says", () => {
  it.each([
    ["visa", {}, "approved"],
    ["chargeDeclined", {}, "declined"],
    ["chargeCustomerFail", {}, "approved"],
    ["chargeCustomerFail", { isSaved: true }, "declined"],
    ["authenticationRequired", {}, "authenticate"],
    ["authenticationRequired", { isAuthenticated: true }, "approved"],
    ["authenticationRequired", { isOffSession: true, isSetUp: true }, "declined"],
    ["authenticationRequiredOnSetup", { isOffSession: true, isSetUp: true }, "approved"],
    ["authenticationRequiredOnSetup", { isOffSession: true }, "declined"],
  ])("%s with %o is %s", (name, attempt, result) => {
    expect(decidePayment(findCard(name), { ...presentCardState, ...attempt }).result).toBe(result);
  });

  it("a card is known by its number, however it is written", () => {
    expect(findCardByNumber("4242 4242 4242 4242")).toBe(findCard("visa"));
    expect(findCardByTestId("tok_visa")).toBe(findCard("visa"));
    expect(findCardByNumber("1234")).toBeUndefined();
    const spare = makeSpareCardNumber();
    expect(findCardByNumber(spare)).toMatchObject({ number: spare, brand: "visa" });
    expect(makeSpareCardNumber()).not.toBe(spare);
    expect(findCardByNumber("4242 4242 4242 4241")).toBeUndefined();
  });
});
