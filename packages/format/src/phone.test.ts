import { expect, test } from "vitest";
import { formatPhone, isCompletePhone } from "./phone.ts";

test.each([
  ["0390001234", "03 9000 1234", "+61390001234"],
  ["+61390001234", "03 9000 1234", "+61390001234"],
  ["+610390001234", "03 9000 1234", "+61390001234"],
  ["0412345678", "0412 345 678", "+61412345678"],
  ["1300123456", "1300 123 456", "1300123456"],
  ["1800123456", "1800 123 456", "1800123456"],
  ["+442079460958", "+44 20 7946 0958", "+442079460958"],
  ["+2348031234567", "+234 803 123 4567", "+2348031234567"],
])("%s is shown as %s and dialled as %s", (typed, text, dialledNumber) => {
  expect(formatPhone(typed)).toEqual({ text, dialled: dialledNumber });
});

test.each(["131234", "123456", "+999123456", "000000000000000"])(
  "%s, which the library doesn't know, stays as it was typed",
  (typed) => {
    expect(formatPhone(typed)).toEqual({ text: typed, dialled: typed });
  },
);

test.each([
  ["0412 345 678", true],
  ["(03) 9000 1234", true],
  ["+44 20 7946 0958", true],
  ["13 12 34", true],
  ["1300 123 456", true],
  ["0412 34", false],
  ["041234567", false],
  ["123456", false],
  ["", false],
])("X-03 %j is a complete number: %s", (typed, isComplete) => {
  expect(isCompletePhone(typed)).toBe(isComplete);
});
