import { describe, expect, test } from "vitest";
import {
  Email,
  line,
  paragraph,
  paragraphOrEmpty,
  requiredLine,
  UserId,
  Username,
} from "./fields.ts";

const nul = "\u0000";
const loneSurrogate = "\ud800";

describe("AUTH-22 an e-mail address is text, '@', text, '.', text, without spaces", () => {
  test.each([
    "ada@people.example",
    "a@b.c",
    "ada+news@sub.people.example",
    "o'brien@people.example",
    "ünï@bücher.example",
    "ada..nwosu@people.example",
    `${"a".repeat(240)}@b.example`,
  ])("%s is accepted", (email) => {
    expect(Email.safeParse(email).success).toBe(true);
  });

  test.each([
    "",
    "ada",
    "ada@people",
    "@people.example",
    "ada@.example",
    "ada@people.",
    "ada@@people.example",
    "ada@people@people.example",
    "a da@people.example",
    "ada@peo ple.example",
    " ada@people.example",
    "ada@people.example ",
    "ada@people.example\n",
    "ada@people.example\r\nBcc: eve@evil.example",
    "ada\u00a0nwosu@people.example",
    `ada${nul}@people.example`,
    `ada${loneSurrogate}@people.example`,
    `${"a".repeat(250)}@b.example`,
  ])("%j is refused", (address) => {
    expect(Email.safeParse(address).success).toBe(false);
  });

  test("emails are case-insensitive", () => {
    expect(Email.parse("Ada@People.Example")).toBe("ada@people.example");
    expect(Email.parse("e\u0301@people.example")).toBe("é@people.example");
  });
});

describe("text", () => {
  test("is trimmed and composed", () => {
    expect(line(10).parse("  Ada  ")).toBe("Ada");
    expect(line(10).parse("e\u0301")).toBe("é");
    expect(paragraph(20, "Please write.").parse(" one\n two ")).toBe("one\n two");
  });

  test.each([
    ["over two lines", "Ada\nNwosu"],
    ["with a carriage return", "Ada\rNwosu"],
    ["that is too long", "a".repeat(11)],
    ["with NUL", `Ada${nul}`],
    ["with half a character", `Ada${loneSurrogate}`],
  ])("on one line is refused %s", (_what, text) => {
    expect(line(10).safeParse(text).success).toBe(false);
  });

  test("that grows when composed still has to fit", () => {
    const growingText = "\u0958".repeat(8);
    expect(growingText.normalize("NFC")).toHaveLength(16);
    for (const field of [line(10), paragraph(10, "Please write."), paragraphOrEmpty(10)])
      expect(field.safeParse(growingText).error?.issues[0]?.message).toBe(
        "Please use 10 characters or fewer.",
      );
  });

  test.each(["", "   ", "\t"])("that is required is refused when it is %j", (text) => {
    const result = requiredLine(10, "Please enter your name.").safeParse(text);
    expect(result.error?.issues[0]?.message).toBe("Please enter your name.");
    expect(paragraph(10, "Please write.").safeParse(text).success).toBe(false);
  });
});

test.each([
  ["ada", true],
  ["ada.nwosu_2", true],
  ["a".repeat(20), true],
  ["ad", false],
  ["a".repeat(21), false],
  ["Ada", false],
  ["ada-nwosu", false],
  ["ada nwosu", false],
  ["adä", false],
  ["../admin", false],
  ["ada\n", false],
])("the username %j is well-formed: %s", (username, isWellFormed) => {
  expect(Username.safeParse(username).success).toBe(isWellFormed);
});

test.each([
  ["abcdef", true],
  ["Zx0_-9".repeat(20), true],
  ["short", false],
  ["a".repeat(129), false],
  ["../../etc", false],
  ["abc/def", false],
  ["abcdef\n", false],
  [`abcdef${nul}`, false],
])("the user id %j is well-formed: %s", (id, isWellFormed) => {
  expect(UserId.safeParse(id).success).toBe(isWellFormed);
});
