import { expect, test } from "vitest";
import { appendFirstName, getEmailFirstName } from "./names.ts";

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
])("of %j an email says %j", (typed, greetedName) => {
  expect(getEmailFirstName(typed)).toBe(greetedName);
});

test("a heading without a name has no comma", () => {
  expect(appendFirstName("You're booked", "Abuk")).toBe("You're booked, Abuk");
  expect(appendFirstName("You're booked", "")).toBe("You're booked");
});
