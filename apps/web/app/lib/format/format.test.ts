import { describe, expect, test } from "vitest";
import {
  fillIn,
  firstNameOf,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
} from "./format.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

describe("money", () => {
  test.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [495, "$4.95"],
    [123_450, "$1,234.50"],
    [-1_000, "-$10.00"],
  ])("SHELL-34 %i cents are shown in AUD with two decimals", (cents, expected) => {
    expect(formatMoney(cents)).toBe(expected);
  });
});

describe("dates", () => {
  test("SHELL-35 dates are shown in en-AU format in the Sydney time zone", () => {
    expect(formatDate("2026-11-14T22:48:00Z")).toBe("15 Nov 2026");
    expect(plain(formatDateTime("2026-11-14T22:48:00Z"))).toBe("15 Nov 2026, 9:48 am");
  });

  test("SHELL-35 daylight saving time follows Sydney", () => {
    expect(plain(formatDateTime("2026-07-01T02:30:00Z"))).toBe("1 July 2026, 12:30 pm");
    expect(plain(formatDateTime("2026-12-31T13:30:00Z"))).toBe("1 Jan 2027, 12:30 am");
  });

  test("a month is formatted without a day", () => {
    expect(formatMonth("2026-11")).toBe("November 2026");
  });
});

describe("words", () => {
  test("the first name is the first word, whatever the letters", () => {
    expect(firstNameOf("Ọláníyì Adébáyọ̀ Okafor")).toBe("Ọláníyì");
    expect(firstNameOf(" Amara ")).toBe("Amara");
    expect(firstNameOf("")).toBe("");
  });

  test("a sentence is filled in and keeps unknown placeholders", () => {
    expect(fillIn("Hi, {first name}", { "first name": "Amara" })).toBe("Hi, Amara");
    expect(fillIn("Hi, {first name}", {})).toBe("Hi, {first name}");
  });

  test("counts have thousands", () => {
    expect(formatCount(1284)).toBe("1,284");
  });
});
