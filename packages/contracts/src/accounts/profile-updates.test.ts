import { describe, expect, test } from "vitest";
import { Phone, phoneInvalidMessage, Username } from "../common/fields.ts";
import { accountCopy } from "./copy.ts";
import { findProfileFormProblem, ProfilePatch } from "./profile-updates.ts";

describe("ACCT-11 a username is 3 to 20 of a-z, 0-9, '.' and '_'", () => {
  test.each(["abc", "a.b_c", "12345678901234567890", "..."])("%s is one", (name) => {
    expect(Username.safeParse(name).success).toBe(true);
  });

  test.each(["ab", "123456789012345678901", "Ada", "a-b-c", "a b", "ädä", "abc\n", ""])(
    "%j is none, and ACCT-12 says why",
    (name) => {
      const { error } = Username.safeParse(name);
      expect(error?.issues[0]?.message).toBe("3–20 chars, letters/numbers/._ only");
    },
  );
});

const form = { fullName: "Ada Nwosu", username: "ada.nwosu", email: "ada@people.example" };

describe("ACCT-13 a profile needs a name, a username and an email", () => {
  test("with all three it is valid", () => {
    expect(findProfileFormProblem(form)).toBeUndefined();
  });

  test.each([{ fullName: " " }, { username: "Ada" }, { username: "ab" }, { email: "ada@people" }])(
    "%j is refused",
    (change) => {
      expect(findProfileFormProblem({ ...form, ...change })).toBe(
        "Please check your name, username, and email.",
      );
    },
  );

  test("the server also refuses an empty name", () => {
    const { error } = ProfilePatch.safeParse({ fullName: "  " });
    expect(error?.issues[0]?.message).toBe(accountCopy.checkProfile);
  });
});

test("ACCT-14 ADM-USR-09 the messages for a failed save", () => {
  expect("Failed to save profile.").toBe("Failed to save profile.");
  expect("Save failed").toBe("Save failed");
});

describe("a phone number, as people write it", () => {
  test.each([
    ["+61 400 000 000", "+61400000000"],
    ["(03) 9000-0000", "0390000000"],
    ["[13] 11 14", "131114"],
    ["+123456789012345", "+123456789012345"],
    ["0400\u2011000\u00a0000", "0400000000"],
  ])("%s is stored as %s", (typed, stored) => {
    expect(Phone.parse(typed)).toBe(stored);
  });

  test.each(["12345", "1234567890123456", "+", "0400 CALL ME", "++61400000000", "61+400000000"])(
    "%s is refused",
    (typed) => {
      expect(Phone.safeParse(typed).error?.issues[0]?.message).toBe(phoneInvalidMessage);
    },
  );

  test.each(["", null])("%j removes the old one", (typed) => {
    expect(ProfilePatch.parse({ phoneNumber: typed })).toEqual({ phoneNumber: null });
  });
});
