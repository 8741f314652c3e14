import { expect, test } from "vitest";
import { closedPaths, openPages } from "./open-pages.ts";
import { robotsText } from "./robots.ts";
import { indexXml, jobsFile, listingsFile, partOf, urlsXml } from "./sitemap-files.ts";

const origin = "https://boab.example";
const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);

test("robots.txt disallows guarded pages and names the sitemap", () => {
  const text = robotsText(origin);
  expect(text.split("\n")[0]).toBe("User-agent: *");
  for (const path of closedPaths) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the sitemap of pages lists every open page once, and none that robots.txt closes", () => {
  const places = placesIn(
    urlsXml(
      origin,
      openPages.map((path) => ({ path })),
    ),
  );
  expect(places).toEqual(openPages.map((path) => `${origin}${path}`));
  for (const path of openPages)
    expect(closedPaths.some((closed) => path.startsWith(closed))).toBe(false);
});

test("a listing says when it changed", () => {
  const xml = urlsXml(origin, [
    { path: "/directory/listings/teranga-table", updatedAt: "2026-11-01T00:00:00.000Z" },
  ]);
  expect(xml).toContain(
    "<url><loc>https://boab.example/directory/listings/teranga-table</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>",
  );
});

test("the index names a file for every part, and each file name maps back to its part", () => {
  const files = [...[1, 2, 25].map(listingsFile), jobsFile(3)];
  expect(placesIn(indexXml(origin, files))).toEqual(files.map((file) => `${origin}${file}`));
  expect(files.map((file) => partOf(file.replace("/sitemaps/", "")))).toEqual([
    { kind: "listings", number: 1 },
    { kind: "listings", number: 2 },
    { kind: "listings", number: 25 },
    { kind: "jobs", number: 3 },
  ]);
});

test.each(["listings-0.xml", "listings-01.xml", "listings-.xml", "listings-1.xml.gz", "other.xml"])(
  "%s is not part of the sitemap",
  (file) => {
    expect(partOf(file)).toBeUndefined();
  },
);
