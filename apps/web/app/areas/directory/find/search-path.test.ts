import { describe, expect, test } from "vitest";
import { buildListingsPath, withChanges } from "./search-path.ts";
import { tidyParams } from "./use-search-form.ts";

const params = (query: string) => new URLSearchParams(query);

describe("the URL of a search", () => {
  test("a change keeps the other values and returns to the first page", () => {
    const path = withChanges(params("q=jollof&cursor=72&open=1"), { category: "Retail" });
    expect(path).toBe("/directory/listings?q=jollof&open=1&category=Retail");
    expect(withChanges(params("q=jollof"), { q: null })).toBe("/directory/listings");
  });

  test("empty values are left out", () => {
    expect(buildListingsPath(params("q=&near=+&state=VIC"))).toBe("/directory/listings?state=VIC");
  });
});

describe("what the form sends", () => {
  const sent = (form: string, before = "") => String(tidyParams(params(form), params(before)));

  test("a distance or nearest without a place, so that the response can say what is missing", () => {
    expect(sent("q=suya&near=&radius=10&sort=distance")).toBe("q=suya&near=&sort=distance");
    expect(sent("near=&radius=25&sort=newest")).toBe("near=&radius=25");
  });

  test("no distance and no nearest once the place is removed", () => {
    const before = "near=Footscray&radius=25&sort=distance";
    expect(sent("near=&radius=25&sort=distance", before)).toBe("near=");
    expect(sent("near=&radius=40&sort=distance", before)).toBe("near=&radius=40");
  });

  test("no default values", () => {
    expect(sent("near=Footscray&radius=10&sort=newest")).toBe("near=Footscray");
  });

  test("X-71 the newest near a place once somebody chose them", () => {
    const before = "near=Footscray";
    expect(sent("near=Footscray&sort=newest", before)).toBe("near=Footscray&sort=newest");
  });

  test("coordinates only together with My location", () => {
    expect(sent("near=My+location&lat=-37.8&lon=144.9")).toContain("lat=-37.8");
    expect(sent("near=Footscray&lat=-37.8&lon=144.9")).toBe("near=Footscray");
  });

  test("the map area until another place is entered", () => {
    const before = "near=Footscray&bounds=1,2,3,4";
    expect(sent("near=Footscray&open=1", before)).toContain("bounds=");
    expect(sent("near=Parramatta", before)).not.toContain("bounds=");
  });
});
