import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildKey, type KeySource, makePublicUrl, removePersonId } from "./key.rules.ts";
import { planFiles } from "./plan.rules.ts";
import { purposeRules } from "./purpose.rules.ts";
import { toRenditionUrls } from "./rendition-urls.ts";

const at = new Date("2026-03-01T00:00:00Z");
const ms = at.getTime();
const makeSource = (purpose: UploadPurpose, changes: Partial<KeySource> = {}): KeySource => ({
  purpose,
  place: { storeId: "STO-AB", itemId: "ITM-CD", businessId: "BUS-EF", orderId: "4TR8-W2HN" },
  randomPart: "r4nd0m",
  createdAt: at,
  ...changes,
});

describe("X-82 keys have the specified folders, a random part and our own extension, and name nobody", () => {
  const expectKeys = (purpose: UploadPurpose, label: string, key: string) => {
    const planned = planFiles(makeSource(purpose), "image/png").filter(
      (one) => one.label === label,
    );
    expect(planned).toEqual([
      { key, label, contentType: "image/webp" },
      { key: key.replace(/webp$/, "jpg"), label, contentType: "image/jpeg" },
    ]);
  };

  test.each(["sm", "md", "lg"])("STO-01 X-82 profile photo, %s", (size) => {
    expectKeys("profile-photo", size, `public/UserImages/profilepic_${size}_r4nd0m.webp`);
  });

  test.each(["original", "mobile", "tablet", "desktop"])("STO-02 X-82 item photo, %s", (size) => {
    const key = `public/STO-AB/ITM-CD/${size}_r4nd0m.webp`;
    expectKeys("item-photo", size, key);
  });

  test.each(["mobile", "tablet", "desktop"])("STO-03 X-82 images of a store, %s", (size) => {
    expectKeys("store-header", size, `public/STO-AB/header_${size}_r4nd0m.webp`);
    expectKeys("store-profile", size, `public/STO-AB/profile_${size}_r4nd0m.webp`);
  });

  const listing = "public/BizDirectory/BUS-EF";

  test.each(["mobile", "tablet", "desktop", "big"])(
    "STO-04 X-82 cover of a listing, %s",
    (size) => {
      expectKeys("listing-cover", size, `${listing}/cover_${size}_r4nd0m.webp`);
    },
  );

  test("STO-05 X-82 gallery and logo of a listing", () => {
    expectKeys("listing-gallery", "gallery", `${listing}/gallery/photo_gallery_r4nd0m.webp`);
    expectKeys("listing-logo", "mobile", `${listing}/logo_mobile_r4nd0m.webp`);
  });

  test("STO-07 X-82 picture of the editor", () => {
    const key = `public/editor-images/${ms}_r4nd0m.webp`;
    expectKeys("editor-image", "editor", key);
  });

  test("F-MKT-08 photo of a review, which names nobody", () => {
    expectKeys("review-photo", "large", "public/Reviews/ITM-CD/photo_large_r4nd0m.webp");
  });

  test("F-MKT-06 photo of a problem, which is private", () => {
    const key = "private/Orders/4TR8-W2HN/problem_shown_r4nd0m.webp";
    expectKeys("problem-photo", "shown", key);
    expect(makePublicUrl("https://media.boab.example/boab", key)).toBeUndefined();
  });

  test.each<[UploadPurpose, string]>([
    ["job-resume", `private/BizDirectory/BUS-EF/JobApplications/Resume-${ms}_r4nd0m.pdf`],
    [
      "job-cover-letter",
      `private/BizDirectory/BUS-EF/JobApplications/CoverLetter-${ms}_r4nd0m.pdf`,
    ],
  ])("STO-06 X-82 %s is stored privately", (purpose, key) => {
    const [planned, ...more] = planFiles(makeSource(purpose), "application/pdf");
    expect(planned?.key).toBe(key);
    expect(more).toEqual([]);
  });

  test("files of a purpose that becomes private are private at once", () => {
    const original = purposeRules["editor-image"];
    onTestFinished(() => {
      purposeRules["editor-image"] = original;
    });
    purposeRules["editor-image"] = purposeRules["job-resume"];
    expect(buildKey(makeSource("editor-image"), "editor", "pdf")).toMatch(/^private\//);
  });

  test.each([undefined, "", "../eve", "a/b", "a b"])(
    "an invalid id (%s) makes no key",
    (storeId) => {
      const source = makeSource("store-header", {
        place: storeId === undefined ? {} : { storeId },
      });
      expect(() => buildKey(source, "mobile", "webp")).toThrow("No storeId");
    },
  );
});

test.each([
  ["public/UserImages/ada123/profilepic_sm_1.webp", "public/UserImages/profilepic_sm_1.webp"],
  ["public/ada123/BizDirectory/BUS-1/cover_big_1.jpg", "public/BizDirectory/BUS-1/cover_big_1.jpg"],
  [
    "private/ada/BizDirectory/BUS-1/J/Resume-1_2.pdf",
    "private/BizDirectory/BUS-1/J/Resume-1_2.pdf",
  ],
  ["public/UserImages/profilepic_sm_1.webp", "public/UserImages/profilepic_sm_1.webp"],
  ["public/BizDirectory/BUS-1/cover_big_1.jpg", "public/BizDirectory/BUS-1/cover_big_1.jpg"],
  ["public/editor-images/1_a_2.webp", "public/editor-images/1_a_2.webp"],
])("%s without a person is %s", (key, keyWithoutPerson) => {
  expect(removePersonId(key)).toBe(keyWithoutPerson);
});

describe("URLs", () => {
  const mediaUrl = "https://media.boab.example/boab";

  test("STO-10 only a public picture has one", () => {
    expect(makePublicUrl(mediaUrl, "public/a/b_1.webp")).toBe(`${mediaUrl}/public/a/b_1.webp`);
    for (const key of [
      "private/a/b.pdf",
      "quarantine/abc",
      "public/../private/a.jpg",
      "https://evil.example/a.jpg",
      "public/a.html",
      "public/a.jpg?x=1",
      "",
    ])
      expect(makePublicUrl(mediaUrl, key)).toBeUndefined();
  });

  test("STO-11 one that cannot be made is empty", () => {
    const size = { label: "sm", width: 64, height: 64 };
    const files = [
      { ...size, key: "public/a.webp", contentType: "image/webp" },
      { ...size, key: "elsewhere/a.jpg", contentType: "image/jpeg" },
    ];
    expect(toRenditionUrls(mediaUrl, files)).toEqual([
      { ...size, webp: `${mediaUrl}/public/a.webp`, jpeg: "" },
    ]);
  });
});
