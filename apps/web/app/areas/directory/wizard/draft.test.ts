import { redirect } from "react-router";
import { expect, test } from "vitest";
import { forgetDraft, leadsToListing, readDraft, writeDraft } from "./draft.ts";

function shelf(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test("a draft is kept until deleted; empty fields are not a draft", () => {
  const place = shelf();
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { businessName: "", phone: "" });
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { businessName: "Mama Zuri", phone: "" });
  expect(readDraft(place)).toEqual({ businessName: "Mama Zuri" });
  forgetDraft(place);
  expect(readDraft(place)).toBeNull();
});

test("missing or corrupt storage is ignored", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  writeDraft(closed, { businessName: "a" });
  forgetDraft(closed);
  expect(readDraft(closed)).toBeNull();
  expect(readDraft({ ...shelf(), getItem: () => "{" })).toBeNull();
});

test.each([
  [redirect("/directory/listings/mama-zuri"), true],
  [redirect("/register?redirect=%2Fdirectory%2Fadd-business"), false],
  [new Response(null, { status: 500 }), false],
  [new TypeError("no connection"), false],
])("only the redirect to the new listing deletes its draft", (response, isEnd) => {
  expect(leadsToListing(response)).toBe(isEnd);
});
