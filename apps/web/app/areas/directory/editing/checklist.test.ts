import { noSocials } from "@boab/contracts/directory/socials";
import { expect, test } from "vitest";
import { makeEditableBusiness } from "#test/listings.ts";
import { makeListingChecklist } from "./checklist.ts";

const open = (changes: Parameters<typeof makeEditableBusiness>[0]) =>
  makeListingChecklist(makeEditableBusiness(changes)).flatMap(({ section, isDone }) =>
    isDone ? [] : [section],
  );

test("a new listing has everything ahead of it, the address first", () => {
  const nothing = { city: null, days: null, pricings: [], gallery: [], socials: noSocials };
  expect(open({ ...nothing, coverImageUrl: null, logoUrl: null })).toEqual([
    "address",
    "cover",
    "logo",
    "hours",
    "gallery",
    "prices",
    "socials",
  ]);
});

test("what is there is done, one social link included", () => {
  const pricings = [{ id: "1", title: "Braids", amountCents: 9500 }];
  const socials = { ...noSocials, website: "https://zuri.example/" };
  expect(open({ pricings: pricings as never, socials })).not.toContain("prices");
  expect(open({ pricings: pricings as never, socials })).not.toContain("socials");
});
