import { type Statuses, UserStatus } from "@boab/contracts/accounts/statuses";
import { Username } from "@boab/contracts/common/fields";
import { describe, expect, test } from "vitest";
import {
  checkClosing,
  generateHandles,
  getAcceptedPhotoUrl,
  isLockedOut,
  isReservedHandle,
  makeHandle,
  tidyName,
  toPhotoUrls,
  toProfileForViewer,
} from "./profile.rules.ts";

describe("a handle", () => {
  test.each([
    ["Ada Nwosu", "ada.nwosu"],
    ["Ọ̀ṣun Adébáyọ̀", "osun.adebayo"],
    ["Señor Muñoz", "senor.munoz"],
    ["  Kwame   Mensah  ", "kwame.mensah"],
    ["O'Brien-Diallo", "o.brien.diallo"],
    ["...dots...", "dots"],
    ["under_score", "under_score"],
    ["Ａｄａ", "ada"],
    ["李小龍", "member"],
    ["🌳🌳🌳", "member"],
    ["", "member"],
    ["A", "member.a"],
    ["Li", "member.li"],
    ["Abc", "abc"],
    ["a".repeat(50), "a".repeat(20)],
    ["Nineteen letters xy Nwosu", "nineteen.letters.xy"],
    ["<script>alert(1)</script>", "script.alert.1.scrip"],
  ])("from %j is %s", (words, handle) => {
    expect(makeHandle(words)).toBe(handle);
    expect(Username.safeParse(handle).success).toBe(true);
  });

  test("that is taken gets a number, then one nobody else will have", () => {
    const handles = generateHandles("Ada Nwosu", () => "123456");
    const first = Array.from({ length: 7 }, () => handles.next().value);
    expect(first).toEqual([
      "ada.nwosu",
      "ada.nwosu2",
      "ada.nwosu3",
      "ada.nwosu4",
      "ada.nwosu5",
      "ada.nwosu123456",
      "ada.nwosu123456",
    ]);
  });

  test("stays within its length with any number", () => {
    const handles = generateHandles("a".repeat(50), () => "999999");
    for (let turn = 0; turn < 8; turn++)
      expect(Username.safeParse(handles.next().value).success).toBe(true);
  });

  test.each(["admin", "api", "directory", "marketplace", "media", "wellbeing", "register", "boab"])(
    "cannot be %s, which is or may become a page",
    (word) => {
      expect(isReservedHandle(word)).toBe(true);
    },
  );

  test("may be a person's name", () => {
    expect(isReservedHandle("ada.nwosu")).toBe(false);
  });
});

test.each([
  ["Ada Nwosu", "Ada Nwosu"],
  ["  Ada  ", "Ada"],
  ["Ada\r\nBcc: eve", "Ada Bcc: eve"],
  ["Ada\u0000", "Ada"],
  ["Ada \ud800", "Ada \ufffd"],
  ["e\u0301", "é"],
  ["\t\n", ""],
  [undefined, ""],
  [`${"a".repeat(119)}🌳🌳`, `${"a".repeat(119)}🌳`],
])("the name %j is stored as %j", (name, stored) => {
  expect(tidyName(name)).toBe(stored);
});

test.each([
  ["https://lh3.googleusercontent.com/a/photo=s96-c", true],
  ["https://googleusercontent.com/photo", true],
  ["http://lh3.googleusercontent.com/a/photo", false],
  ["https://evilgoogleusercontent.com/photo", false],
  ["https://googleusercontent.com.evil.example/photo", false],
  ["https://evil.example/googleusercontent.com", false],
  ["https://evil.example#.googleusercontent.com", false],
  ["https://lh3.googleusercontent.com@evil.example/photo", false],
  ["javascript:alert(1)//lh3.googleusercontent.com", false],
  ["data:image/png;base64,AAAA", false],
  ["//lh3.googleusercontent.com/photo", false],
  ["not a url", false],
  ["", false],
  [undefined, false],
])("the photo %s is accepted: %s", (url, isAccepted) => {
  expect(getAcceptedPhotoUrl(url)).toBe(isAccepted ? url : null);
});

const statuses: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};
type AdminStatus = Statuses["adminStatus"];

describe("closing an account", () => {
  const checkClosingAs = (
    by: AdminStatus,
    whose: "own" | "other",
    of: AdminStatus,
    admins: number,
  ) => {
    const actor = { userId: "actor", ...statuses, adminStatus: by };
    const target = { id: whose === "own" ? "actor" : "target", adminStatus: of };
    const verdict = checkClosing(actor, target, admins);
    return verdict.ok ? "yes" : verdict.reason;
  };

  test.each<[AdminStatus, "own" | "other", AdminStatus, number, string]>([
    [null, "own", null, 1, "yes"],
    ["Moderator", "own", "Moderator", 1, "yes"],
    ["Admin", "own", "Admin", 2, "yes"],
    ["Admin", "own", "Admin", 1, "last_admin"],
    [null, "other", null, 2, "not_yours"],
    [null, "other", "Moderator", 2, "not_yours"],
    [null, "other", "Admin", 2, "not_yours"],
    [null, "other", "Admin", 1, "not_yours"],
    ["Moderator", "other", null, 1, "not_yours"],
    ["Moderator", "other", "Moderator", 1, "not_yours"],
    ["Moderator", "other", "Admin", 2, "not_yours"],
    ["Moderator", "other", "Admin", 1, "not_yours"],
    ["Admin", "other", null, 1, "yes"],
    ["Admin", "other", "Moderator", 1, "yes"],
    ["Admin", "other", "Admin", 2, "yes"],
    ["Admin", "other", "Admin", 1, "last_admin"],
  ])("by %s, %s account of %s, with %i admins: %s", (by, whose, of, admins, verdict) => {
    expect(checkClosingAs(by, whose, of, admins)).toBe(verdict);
  });

  test("rights of other kinds give none over people", () => {
    const actor = {
      userId: "actor",
      ...statuses,
      merchantStatus: "Approved" as const,
      mediaStatus: "Approved" as const,
      magStatus: "Approved" as const,
      directoryStatus: "Approved" as const,
    };
    expect(checkClosing(actor, { id: "target", adminStatus: null }, 5).ok).toBe(false);
  });
});

test("the payout account is hidden from moderators, except their own", () => {
  const profile = { stripeAccountId: "acct_…9876" } as Parameters<typeof toProfileForViewer>[0];
  const viewProfileAs = (adminStatus: AdminStatus, isSelf: boolean) =>
    toProfileForViewer(profile, { ...statuses, adminStatus }, isSelf).stripeAccountId;
  expect(viewProfileAs("Admin", false)).toBe("acct_…9876");
  expect(viewProfileAs("Moderator", false)).toBeNull();
  expect(viewProfileAs("Moderator", true)).toBe("acct_…9876");
  expect(viewProfileAs(null, true)).toBe("acct_…9876");
  expect(viewProfileAs(null, false)).toBeNull();
});

const makeRendition = (label: string, width: number, webp = `https://m.example/${label}.webp`) => ({
  label,
  width,
  height: width,
  webp,
  jpeg: `https://m.example/${label}.jpg`,
});
const allRenditions = [makeRendition("sm", 64), makeRendition("md", 128), makeRendition("lg", 256)];

test("ACCT-19 a photo has its middle size as URL, and all three with their widths", () => {
  expect(toPhotoUrls(allRenditions)).toEqual({
    url: "https://m.example/md.webp",
    srcSet:
      "https://m.example/sm.webp 64w, https://m.example/md.webp 128w, https://m.example/lg.webp 256w",
  });
});

test("without the middle size there is no photo", () => {
  expect(toPhotoUrls([])).toBeUndefined();
  expect(toPhotoUrls([makeRendition("md", 128, "")])).toBeUndefined();
});

const makeStatuses = (userStatus: UserStatus) => ({
  userStatus,
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
});

test.each([
  ["Active", false],
  ["Pending", false],
  ["Banned", true],
  ["Suspended", true],
  ["Inactive", true],
] as const)("a person who is %s is locked out: %s", (userStatus, isExpectedLockedOut) => {
  expect(isLockedOut({ statuses: makeStatuses(userStatus), isClosed: false })).toBe(
    isExpectedLockedOut,
  );
});

test.each(UserStatus.options)("a closed account is locked out, also when %s", (userStatus) => {
  expect(isLockedOut({ statuses: makeStatuses(userStatus), isClosed: true })).toBe(true);
});
