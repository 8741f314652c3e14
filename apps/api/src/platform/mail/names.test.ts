import { expect, test } from "vitest";
import { getEmailFirstName, withName } from "./names.ts";

test.each([
  ["Abuk Majok", "Abuk"],
  ["  Zoë  Smith", "Zoë"],
  ["O'Brien", "O'Brien"],
  ["Anne-Marie Deng", "Anne-Marie"],
  ["<b>Abuk</b>", ""],
  ["URGENT: pay now", ""],
  ["https://evil.example/pay", ""],
  ["evil.example", ""],
  ["me@evil.example", ""],
  ["Call0412345678", ""],
  ["Abuk!!!", "Abuk"],
  ["x".repeat(40), "x".repeat(30)],
  ["", ""],
])("of %j an email says %j", (typed, said) => {
  expect(getEmailFirstName(typed)).toBe(said);
});

test("a heading without a name has no comma", () => {
  expect(withName("You're booked", "Abuk")).toBe("You're booked, Abuk");
  expect(withName("You're booked", "")).toBe("You're booked");
});
