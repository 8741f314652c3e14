import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { describe, expect, onTestFinished, test } from "vitest";
import { purposeRules } from "../tickets/purpose.rules.ts";
import { addressesOf } from "./addresses.ts";
import { buildKey, type KeySource, plainName, publicAddress } from "./key.rules.ts";
import { planFiles } from "./plan.rules.ts";

const at = new Date("2026-03-01T00:00:00Z");
const ms = at.getTime();
const sourceOf = (purpose: UploadPurpose, changes: Partial<KeySource> = {}): KeySource => ({
  purpose,
  place: { userId: "ada123", storeId: "STO-AB", itemId: "ITM-CD", businessId: "BUS-EF" },
  randomPart: "r4nd0m",
  fileName: "Shea Butter.JPG",
  createdAt: at,
  ...changes,
});

describe("keys are laid out as specified, with a random part and our own extension", () => {
  test.each<[string, UploadPurpose, string, string]>([
    ["profile", "profile-photo", "sm", "public/UserImages/ada123/profilepic_sm_r4nd0m.webp"],
    [
      "item",
      "item-photo",
      "original",
      "public/ada123/STO-AB/ITM-CD/original_shea-butter_r4nd0m.webp",
    ],
    ["item", "item-photo", "mobile", "public/ada123/STO-AB/ITM-CD/mobile_shea-butter_r4nd0m.webp"],
    ["header", "store-header", "tablet", "public/ada123/STO-AB/header_tablet_r4nd0m.webp"],
    ["store", "store-profile", "tablet", "public/ada123/STO-AB/profile_tablet_r4nd0m.webp"],
    ["cover", "listing-cover", "big", "public/ada123/BizDirectory/BUS-EF/cover_big_r4nd0m.webp"],
    [
      "gallery",
      "listing-gallery",
      "gallery",
      "public/ada123/BizDirectory/BUS-EF/gallery/photo_gallery_r4nd0m.webp",
    ],
    ["logo", "listing-logo", "mobile", "public/ada123/BizDirectory/BUS-EF/logo_mobile_r4nd0m.webp"],
    ["editor", "editor-image", "editor", `public/editor-images/${ms}_shea-butter_r4nd0m.webp`],
  ])("STO-01 STO-02 STO-03 STO-04 STO-05 STO-07 %s: %s %s", (_id, purpose, label, key) => {
    const planned = planFiles(sourceOf(purpose), "image/png").filter((one) => one.label === label);
    expect(planned).toEqual([
      { key, label, contentType: "image/webp" },
      { key: key.replace(/webp$/, "jpg"), label, contentType: "image/jpeg" },
    ]);
  });

  test.each<[UploadPurpose, string]>([
    ["job-resume", `private/ada123/BizDirectory/BUS-EF/JobApplications/Resume-${ms}_r4nd0m.pdf`],
    [
      "job-cover-letter",
      `private/ada123/BizDirectory/BUS-EF/JobApplications/CoverLetter-${ms}_r4nd0m.pdf`,
    ],
  ])("STO-06 %s is stored privately", (purpose, key) => {
    const [planned, ...more] = planFiles(sourceOf(purpose), "application/pdf");
    expect(planned?.key).toBe(key);
    expect(more).toEqual([]);
  });

  test("files of a purpose that becomes private are private at once", () => {
    const kept = purposeRules["editor-image"];
    onTestFinished(() => {
      purposeRules["editor-image"] = kept;
    });
    purposeRules["editor-image"] = purposeRules["job-resume"];
    expect(buildKey(sourceOf("editor-image"), "editor", "pdf")).toMatch(/^private\//);
  });

  test.each([undefined, "", "../eve", "a/b", "a b"])(
    "an invalid id (%s) makes no key",
    (userId) => {
      const source = sourceOf("profile-photo", { place: userId === undefined ? {} : { userId } });
      expect(() => buildKey(source, "sm", "webp")).toThrow("No userId");
    },
  );
});

test.each([
  [null, "file"],
  ["", "file"],
  ["photo.jpg", "photo"],
  ["photo.jpg.php", "photo"],
  ["../../etc/passwd", "passwd"],
  ["C:\\temp\\me.png", "me"],
  ["<script>alert(1)</script>.png", "script"],
  ["invoice\u202Egpj.exe", "invoice-gpj"],
  ["Café Aïda.jpeg", "cafe-aida"],
  ["日本語.png", "file"],
  ["a".repeat(300), "a".repeat(60)],
  ['x"; filename="evil.html', "x-filename-evil"],
])("the name %j becomes %j", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

describe("URLs", () => {
  const media = "https://media.boab.example/boab";

  test("STO-10 only a public picture has one", () => {
    expect(publicAddress(media, "public/a/b_1.webp")).toBe(`${media}/public/a/b_1.webp`);
    for (const key of [
      "private/a/b.pdf",
      "quarantine/abc",
      "public/../private/a.jpg",
      "https://evil.example/a.jpg",
      "public/a.html",
      "public/a.jpg?x=1",
      "",
    ])
      expect(publicAddress(media, key)).toBeUndefined();
  });

  test("STO-11 one that cannot be made is empty", () => {
    const size = { label: "sm", width: 64, height: 64 };
    const files = [
      { ...size, key: "public/a.webp", contentType: "image/webp" },
      { ...size, key: "elsewhere/a.jpg", contentType: "image/jpeg" },
    ];
    expect(addressesOf(media, files)).toEqual([
      { ...size, webp: `${media}/public/a.webp`, jpeg: "" },
    ]);
  });
});
