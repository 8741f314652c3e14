import { describe, expect, test } from "vitest";
import { makeEditableBusiness } from "#test/listings.ts";
import { mergeChanges } from "./merge-changes.ts";

const base = makeEditableBusiness({
  phone: "0390000001",
  email: "a@shop.example",
  description: "Food",
});

describe("two people change a listing", () => {
  test("in different fields: both changes are saved", () => {
    const theirs = { ...base, phone: "0390000002" };
    const mine = { phone: "0390000001", email: "b@shop.example", description: "Food" };
    expect(mergeChanges({ base, theirs, mine })).toEqual({
      merged: { phone: "0390000002", email: "b@shop.example", description: "Food" },
      clashes: [],
    });
  });

  test("in the same field: mine stands until a choice is made", () => {
    const theirs = { ...base, description: "Their food" };
    const versions = { base, theirs, mine: { description: "My food" } };
    const clash = { field: "description", mine: "My food", theirs: "Their food" };
    expect(mergeChanges(versions)).toEqual({
      merged: { description: "My food" },
      clashes: [clash],
    });
    expect(mergeChanges(versions, { description: "theirs" })).toEqual({
      merged: { description: "Their food" },
      clashes: [clash],
    });
  });

  test("in the same way: there is nothing to choose", () => {
    const theirs = { ...base, description: "New food" };
    const result = mergeChanges({ base, theirs, mine: { description: "New food" } });
    expect(result.clashes).toEqual([]);
  });

  test("in different links: each link is compared by itself", () => {
    const links = { ...base.socials, instagram: "old", website: "https://old.example" };
    const result = mergeChanges({
      base: { ...base, socials: links },
      theirs: { ...base, socials: { ...links, website: "https://theirs.example" } },
      mine: { socials: { ...links, instagram: "mine" } },
    });
    expect(result.clashes).toEqual([]);
    expect(result.merged.socials).toMatchObject({
      instagram: "mine",
      website: "https://theirs.example",
    });
  });

  test("what is stored in another form than it is sent is left out where theirs is taken", () => {
    const theirs = { ...base, pricings: [{ title: "Cut", amountCents: 100 }] as never };
    const mine = { pricings: [{ title: "Braids", amountCents: 9500 }] };
    const { merged, clashes } = mergeChanges({ base, theirs, mine }, { pricings: "theirs" });
    expect(clashes.map(({ field }) => field)).toEqual(["pricings"]);
    expect(merged).toEqual({});
  });
});
