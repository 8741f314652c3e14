import { describe, expect, test } from "vitest";
import { Phone, phoneMessage, Username } from "../common/fields.ts";
import { ProfilePatch, profileFormProblem } from "./profile-updates.ts";
import { accountTexts } from "./texts.ts";

describe("ACCT-11 a username is 3 to 20 of a-z, 0-9, '.' and '_'", () => {
  test.each(["abc", "a.b_c", "12345678901234567890", "..."])("%s is one", (name) => {
    expect(Username.safeParse(name).success).toBe(true);
  });

  test.each(["ab", "123456789012345678901", "Ada", "a-b-c", "a b", "ädä", "abc\n", ""])(
    "%j is none, and ACCT-12 says why",
    (name) => {
      const { error } = Username.safeParse(name);
      expect(error?.issues[0]?.message).toBe(accountTexts.usernameHint);
    },
  );
});

const form = { fullName: "Ada Nwosu", username: "ada.nwosu", email: "ada@people.example" };

describe("ACCT-13 a profile needs a name, a username and an email", () => {
  test("with all three it is valid", () => {
    expect(profileFormProblem(form)).toBeUndefined();
  });

  test.each([{ fullName: " " }, { username: "Ada" }, { username: "ab" }, { email: "ada@people" }])(
    "%j is refused",
    (change) => {
      expect(profileFormProblem({ ...form, ...change })).toBe(
        "Please check your name, username, and email.",
      );
    },
  );

  test("the server also refuses an empty name", () => {
    const { error } = ProfilePatch.safeParse({ fullName: "  " });
    expect(error?.issues[0]?.message).toBe(accountTexts.checkProfile);
  });
});

test("ACCT-14 ADM-USR-09 the messages for a failed save", () => {
  expect(accountTexts.saveProfileFailed).toBe("Failed to save profile.");
  expect(accountTexts.saveFailed).toBe("Save failed");
});

describe("a phone number, as people write it", () => {
  test.each([
    ["+61 400 000 000", "+61400000000"],
    ["(03) 9000-0000", "0390000000"],
    ["[13] 11 14", "131114"],
    ["+123456789012345", "+123456789012345"],
    ["0400\u2011000\u00a0000", "0400000000"],
  ])("%s is stored as %s", (typed, kept) => {
    expect(Phone.parse(typed)).toBe(kept);
  });

  test.each(["12345", "1234567890123456", "+", "0400 CALL ME", "++61400000000", "61+400000000"])(
    "%s is refused",
    (typed) => {
      expect(Phone.safeParse(typed).error?.issues[0]?.message).toBe(phoneMessage);
    },
  );

  test.each(["", null])("%j removes the old one", (typed) => {
    expect(ProfilePatch.parse({ phoneNumber: typed })).toEqual({ phoneNumber: null });
  });
});
