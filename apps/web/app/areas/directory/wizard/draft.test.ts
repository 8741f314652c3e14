import { redirect } from "react-router";
import { expect, test } from "vitest";
import { brokenStorage, memoryStorage } from "#test/storage.ts";
import { forgetDraft, leadsToListing, readDraft, writeDraft } from "./draft.ts";

test("a draft is kept until deleted; empty fields are not a draft", () => {
  const storage = memoryStorage();
  const place = () => storage;
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { businessName: "", phone: "" });
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { businessName: "Mama Zuri", phone: "" });
  expect(readDraft(place)).toEqual({ businessName: "Mama Zuri" });
  forgetDraft(place);
  expect(readDraft(place)).toBeNull();
});

test("missing or corrupt storage is ignored", () => {
  writeDraft(brokenStorage, { businessName: "a" });
  forgetDraft(brokenStorage);
  expect(readDraft(brokenStorage)).toBeNull();
  expect(readDraft(() => ({ ...memoryStorage(), getItem: () => "{" }))).toBeNull();
});

test.each([
  [redirect("/directory/listings/mama-zuri"), true],
  [redirect("/register?redirect=%2Fdirectory%2Fadd-business"), false],
  [new Response(null, { status: 500 }), false],
  [new TypeError("no connection"), false],
])("only the redirect to the new listing deletes its draft", (response, isEnd) => {
  expect(leadsToListing(response)).toBe(isEnd);
});
