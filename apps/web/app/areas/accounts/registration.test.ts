import { describe, expect, test } from "vitest";
import {
  checkNewPassword,
  checkRegistration,
  getConfirmationHint,
  isEmail,
  isPasswordReady,
} from "./registration.ts";

const strongPassword = "Boab-2026";

describe("registering with a password", () => {
  test.each([
    ["Boab-2026", true],
    ["Ọ̀nà-2026x", true],
    ["Boab-26", false],
    ["boab-2026", false],
    ["BOAB-2026", false],
    ["Boab-tree", false],
    ["Boab02026", false],
  ])(
    "AUTH-16 length, upper case, lower case, number and symbol are all required: %s",
    (password, expected) => {
      expect(isPasswordReady({ password, confirmation: password })).toBe(expected);
    },
  );

  test("AUTH-17 a weak password gives: Please create a stronger password.", () => {
    expect(checkNewPassword({ password: "boab", confirmation: "boab" }).password).toBe(
      "Please create a stronger password.",
    );
  });

  test("AUTH-18 different entries give: Passwords do not match. (while typing: Passwords don’t match)", () => {
    expect(
      checkNewPassword({ password: strongPassword, confirmation: "Boab-202" }).confirmation,
    ).toBe("Passwords do not match.");
    expect(getConfirmationHint({ password: strongPassword, confirmation: "Boab-x" })).toBe(
      "Passwords don’t match",
    );
    expect(
      getConfirmationHint({ password: strongPassword, confirmation: "Boab-20" }),
    ).toBeUndefined();
  });

  test("AUTH-19 the button is enabled only when the password is strong and both entries match", () => {
    expect(isPasswordReady({ password: strongPassword, confirmation: strongPassword })).toBe(true);
    expect(isPasswordReady({ password: strongPassword, confirmation: "Boab-202" })).toBe(false);
    expect(isPasswordReady({ password: "boab", confirmation: "boab" })).toBe(false);
  });

  test.each([
    ["amara@okafor.com.au", true],
    ["ọlá@boab.example", true],
    ["amara@okafor", false],
    ["amara okafor@boab.example", false],
    ["@boab.example", false],
    ["amara@@boab.example", false],
  ])("AUTH-22 email is text, '@', text, '.', text, without spaces: %s", (email, expected) => {
    expect(isEmail(email)).toBe(expected);
  });

  test("all errors are shown together", () => {
    const refusals = checkRegistration({
      fullName: " ",
      email: "x",
      password: "",
      confirmation: "y",
    });
    expect(Object.keys(refusals)).toEqual(["fullName", "email", "password", "confirmation"]);
  });
});
