import { redirect } from "react-router";
import { expect, test } from "vitest";
import { createBrokenStorage, createMemoryStorage } from "#test/storage.ts";
import { clearDraft, isListingRedirect, readDraft, writeDraft } from "./draft.ts";

test("a draft is kept until deleted; empty fields are not a draft", () => {
  const storage = createMemoryStorage();
  const place = () => storage;
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { businessName: "", phone: "" });
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { businessName: "Mama Zuri", phone: "" });
  expect(readDraft(place)).toEqual({ businessName: "Mama Zuri" });
  clearDraft(place);
  expect(readDraft(place)).toBeNull();
});

test("missing or corrupt storage is ignored", () => {
  writeDraft(createBrokenStorage, { businessName: "a" });
  clearDraft(createBrokenStorage);
  expect(readDraft(createBrokenStorage)).toBeNull();
  expect(readDraft(() => ({ ...createMemoryStorage(), getItem: () => "{" }))).toBeNull();
});

test.each([
  [redirect("/directory/listings/mama-zuri"), true],
  [redirect("/register?redirect=%2Fdirectory%2Fadd-business"), false],
  [new Response(null, { status: 500 }), false],
  [new TypeError("no connection"), false],
])("only the redirect to the new listing deletes its draft", (response, isRedirectToListing) => {
  expect(isListingRedirect(response)).toBe(isRedirectToListing);
});
