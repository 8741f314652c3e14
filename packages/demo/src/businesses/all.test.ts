import { createHash } from "node:crypto";
import { Address, BasicInfo, PriceRow } from "@boab/contracts/directory/business-sections";
import { listOpenSpans, WeekHours, weekMinutes } from "@boab/contracts/directory/hours";
import { BusinessId, categories, countWords } from "@boab/contracts/directory/listing-fields";
import { SocialsInput } from "@boab/contracts/directory/socials";
import { planTerms } from "@boab/contracts/payments/plans";
import { describe, expect, test } from "vitest";
import { makeDemoCrowd } from "../crowd.ts";
import { demoPeople } from "../people.ts";
import { makeDemoBusinesses } from "./all.ts";
import { states } from "./places.ts";

const businesses = makeDemoBusinesses();
const groupBusinessesBy = (read: (business: (typeof businesses)[number]) => string) =>
  Map.groupBy(businesses, read);
const countMatching = (holds: (business: (typeof businesses)[number]) => boolean) =>
  businesses.filter(holds).length;

describe("the businesses of the demo data", () => {
  test("are about four hundred, in every state and every category", () => {
    expect(businesses.length).toBeGreaterThanOrEqual(390);
    expect(businesses.length).toBeLessThanOrEqual(440);
    const businessesByState = groupBusinessesBy(({ state }) => state);
    for (const state of states)
      expect(businessesByState.get(state)?.length, state).toBeGreaterThanOrEqual(12);
    for (const state of states)
      for (const category of categories)
        expect(
          countMatching((business) => business.state === state && business.category === category),
          `${category} in ${state}`,
        ).toBeGreaterThanOrEqual(2);
    for (const [category, all] of groupBusinessesBy(({ category }) => category))
      expect(all.length, category).toBeGreaterThanOrEqual(70);
  });

  test("are the same in every run", () => {
    const digest = (value: unknown) =>
      createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
    expect(digest(makeDemoBusinesses())).toBe(digest(businesses));
    // End-to-end tests and screenshots rely on them.
    expect(digest(businesses)).toBe("9a8f01097c6f6ac0");
  });

  test("pass the same validation as real listings", () => {
    const findings = businesses.flatMap((business) => {
      const { businessName, slug, category, phone, email, description } = business;
      const { street, suburb, state, postcode } = business;
      const basicInfo = { businessName, slug, category, phone, email, description };
      const address = { address: street, city: suburb, state, postcode, country: "Australia" };
      const prices = business.prices.map((price) => PriceRow.parse(price));
      const isSame =
        JSON.stringify(BasicInfo.parse(basicInfo)) === JSON.stringify(basicInfo) &&
        JSON.stringify(Address.parse(address)) === JSON.stringify(address) &&
        JSON.stringify(prices) === JSON.stringify(business.prices) &&
        JSON.stringify(SocialsInput.parse(business.socials)) === JSON.stringify(business.socials) &&
        BusinessId.safeParse(business.id).success &&
        (business.days === null || WeekHours.safeParse(business.days).success);
      return isSame ? [] : [business.businessName];
    });
    expect(findings).toEqual([]);
  });

  test.each(["id", "businessName", "slug", "description", "email", "phone"] as const)(
    "each have a unique %s",
    (field) => {
      expect(new Set(businesses.map((business) => business[field])).size).toBe(businesses.length);
    },
  );

  test("have a description of a few full sentences", () => {
    for (const { description, businessName } of businesses) {
      expect(countWords(description), businessName).toBeLessThanOrEqual(40);
      expect(countWords(description), businessName).toBeGreaterThanOrEqual(8);
      expect(description, businessName).toMatch(/^[\p{Lu}].*\.$/u);
      expect(description, businessName).not.toMatch(/[{}]| {2}/);
    }
  });

  test("have names in many scripts and with many marks", () => {
    for (const script of [/\p{Script=Ethiopic}/u, /\p{Script=Arabic}/u, /[ọẹṣịụ]/iu, /[ɔɛŋƙɓ]/iu])
      expect(countMatching(({ businessName }) => script.test(businessName))).toBeGreaterThanOrEqual(
        10,
      );
    expect(
      countMatching(({ businessName }) => /\p{Script=Tifinagh}/u.test(businessName)),
    ).toBeGreaterThan(0);
    expect(countMatching(({ businessName }) => /[ãçàé]/u.test(businessName))).toBeGreaterThan(5);
  });

  test("have varied opening hours", () => {
    const weeks = businesses.flatMap(({ days }) => (days ? [days] : []));
    const countWeeks = (holds: (days: WeekHours) => boolean) => weeks.filter(holds).length;
    expect(businesses.length - weeks.length).toBeGreaterThan(5);
    expect(countWeeks((days) => Object.values(days).some(({ closed }) => closed))).toBeGreaterThan(
      100,
    );
    expect(countWeeks((days) => listOpenSpans(days)[0]?.[1] === weekMinutes)).toBeGreaterThan(5);
    expect(
      countWeeks((days) => Object.values(days).some((day) => !day.open24 && day.close < day.open)),
    ).toBeGreaterThan(20);
  });

  test("are mostly live with coordinates, some hidden, a few in the spotlight", () => {
    expect(countMatching(({ isLive }) => !isLive)).toBeGreaterThanOrEqual(3);
    expect(countMatching(({ isLive }) => !isLive)).toBeLessThanOrEqual(20);
    expect(countMatching(({ hideAddress }) => hideAddress) / businesses.length).toBeCloseTo(
      0.08,
      1,
    );
    expect(countMatching(({ door }) => door !== null) / businesses.length).toBeGreaterThan(0.8);
    const spotlight = countMatching(({ listingPriority }) => listingPriority < 100);
    expect(spotlight).toBeGreaterThanOrEqual(3);
    expect(spotlight).toBeLessThanOrEqual(15);
    const created = businesses.map(({ createdAt }) => createdAt).sort();
    expect(created[0]?.slice(0, 7)).toMatch(/^2025-1[01]$/);
    expect(created.at(-1)?.slice(0, 7)).toBe("2026-10");
  });

  test("include those of the design", () => {
    const bySlug = new Map(businesses.map((business) => [business.slug, business]));
    expect(bySlug.get("ubuntu-braid-studio")).toMatchObject({
      street: "18 Alfrieda Street",
      suburb: "St Albans",
      postcode: "3021",
      ownerUsername: "selam.tesfaye",
    });
    expect(bySlug.get("ubuntu-braid-studio")?.prices[0]).toEqual({
      title: "Knotless braids, medium",
      amountCents: 22_000,
    });
    expect(bySlug.get("teranga-table")?.suburb).toBe("Marrickville");
    expect(bySlug.get("tamu-physiotherapy")?.suburb).toBe("Mirrabooka");
  });

  test("SUB-02 nobody has more live listings than their plan holds", () => {
    const plans = new Map(demoPeople.map(({ username, plan }) => [username, plan ?? "Basic"]));
    const live = Map.groupBy(
      businesses.filter(({ isLive }) => isLive),
      ({ ownerUsername }) => ownerUsername,
    );
    for (const [owner, listings] of live)
      expect(listings.length, owner).toBeLessThanOrEqual(
        planTerms[plans.get(owner) ?? "Basic"].listings,
      );
    expect(live.get("selam.tesfaye")).toHaveLength(2);
    expect(live.get("ifeoma.balogun")).toHaveLength(3);
  });

  test("belong to demo people, and no email can reach a real address", () => {
    const usernames = [...demoPeople, ...makeDemoCrowd()].map(({ username }) => username);
    for (const { ownerUsername, email } of businesses) {
      expect(usernames).toContain(ownerUsername);
      expect(email).toMatch(/@demo\.boab\.example$/);
    }
  });
});
