import { describe, expect, test } from "vitest";
import { checkPassword, isStrongPassword, scorePassword } from "./password.ts";

const listMissing = (password: string) =>
  checkPassword(password)
    .filter((check) => !check.isMet)
    .map(({ key }) => key);

describe("AUTH-16 a password must satisfy all five checks", () => {
  test.each([
    ["Abcdef1!", []],
    ["Test-pass-2026", []],
    ["Ñandú-2026", []],
    ["Παράδειγμα1!", []],
    ["Pass word 1!", []],
    ["Abcde1!", ["length"]],
    ["abcdef1!", ["upper"]],
    ["ABCDEF1!", ["lower"]],
    ["Abcdefg!", ["number"]],
    ["Abcdefg1", ["symbol"]],
    ["Abcdef 1", ["symbol"]],
    ["abcdefgh", ["upper", "number", "symbol"]],
    ["12345678", ["upper", "lower", "symbol"]],
    ["", ["length", "upper", "lower", "number", "symbol"]],
    // Eight code units, but four characters.
    ["🌳🌳🌳🌳", ["length", "upper", "lower", "number"]],
    ["Aa1🌳aaaa", []],
  ])("%j lacks %j", (password, missingChecks) => {
    expect(listMissing(password)).toEqual(missingChecks);
    expect(scorePassword(password)).toBe(5 - missingChecks.length);
    expect(isStrongPassword(password)).toBe(missingChecks.length === 0);
  });

  test("the hint names the rule and the recommendation (X-01)", () => {
    const [length] = checkPassword("");
    expect(length?.label).toBe("At least 8 characters (12 or more recommended)");
  });
});
