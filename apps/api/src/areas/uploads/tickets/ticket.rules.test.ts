import { docxType } from "@boab/contracts/uploads/limits";
import { type TicketBody, UploadPurpose } from "@boab/contracts/uploads/uploads";
import { describe, expect, test } from "vitest";
import { purposeRules } from "../files/purpose.rules.ts";
import { findTicketErrors } from "./ticket.rules.ts";

const megabyte = 1024 * 1024;

describe("the policy of each purpose", () => {
  test.each<[UploadPurpose, number, "public" | "private"]>([
    ["profile-photo", 25, "public"],
    ["item-photo", 25, "public"],
    ["store-header", 7.5, "public"],
    ["store-profile", 7.5, "public"],
    ["listing-cover", 3, "public"],
    ["listing-gallery", 25, "public"],
    ["listing-logo", 25, "public"],
    ["job-resume", 5, "private"],
    ["job-cover-letter", 5, "private"],
    ["editor-image", 25, "public"],
    ["review-photo", 25, "public"],
    ["problem-photo", 25, "private"],
  ])("%s: at most %d MB, %s", (purpose, megabytes, visibility) => {
    const rule = purposeRules[purpose];
    expect(rule).toMatchObject({ maxBytes: megabytes * megabyte, visibility });
    const isDocument = purpose.startsWith("job-");
    const accepted = !isDocument
      ? ["image/jpeg", "image/png", "image/webp"]
      : ["application/pdf", "application/msword", docxType];
    expect(rule.acceptedTypes).toEqual(accepted);
    expect(rule.kind).toBe(isDocument ? "document" : "image");
  });

  test("covers every purpose of the contract", () => {
    expect(Object.keys(purposeRules)).toEqual(UploadPurpose.options);
  });
});

const photo: TicketBody = {
  purpose: "profile-photo",
  targetId: "person123456",
  contentType: "image/jpeg",
  size: 25 * megabyte,
};
const resume: TicketBody = {
  ...photo,
  purpose: "job-resume",
  contentType: "application/pdf",
  size: 5 * megabyte,
};

test.each<[string, TicketBody, Record<string, string> | undefined]>([
  ["a photo of 25 MB", photo, undefined],
  ["a resume", resume, undefined],
  ["no file", { ...photo, size: 0 }, { size: "No file selected" }],
  ["no user id", { ...photo, targetId: undefined }, { targetId: "Missing user id" }],
  [
    "a byte too many",
    { ...photo, size: 25 * megabyte + 1 },
    { size: expect.stringContaining("25 MB") },
  ],
  ["an SVG", { ...photo, contentType: "image/svg+xml" }, { contentType: expect.any(String) }],
  ["a GIF", { ...photo, contentType: "image/gif" }, { contentType: expect.any(String) }],
  ["a page", { ...photo, contentType: "text/html" }, { contentType: expect.any(String) }],
  [
    "a type with more behind it",
    { ...photo, contentType: "image/jpeg; x=y" },
    { contentType: expect.any(String) },
  ],
  [
    "a PDF as a photo",
    { ...photo, contentType: "application/pdf" },
    { contentType: expect.any(String) },
  ],
  [
    "a photo as a resume",
    { ...resume, contentType: "image/jpeg" },
    { contentType: expect.any(String) },
  ],
  ["a resume for nothing", { ...resume, targetId: undefined }, { targetId: "Required." }],
])("ACCT-17 a ticket for %s", (_what, request, errors) => {
  expect(findTicketErrors(request)).toEqual(errors);
});
