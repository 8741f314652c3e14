import { expect, test } from "vitest";
import { closedPathsFor, openPagesFor } from "./open-pages.ts";
import { robotsText } from "./robots.ts";
import {
  indexXml,
  itemsFile,
  jobsFile,
  listingsFile,
  partOf,
  storesFile,
  urlsXml,
} from "./sitemap-files.ts";
import { loader as openPart } from "./sitemap-part.ts";

const origin = "https://boab.example";
const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);

const forMembers = { marketplaceAccess: "members", showWellbeingLink: false } as const;
const forEveryone = { marketplaceAccess: "public", showWellbeingLink: true } as const;

test.each([forMembers, forEveryone])(
  "robots.txt disallows guarded pages and names the sitemap (%o)",
  (access) => {
    const text = robotsText(origin, access);
    expect(text.split("\n")[0]).toBe("User-agent: *");
    for (const path of closedPathsFor(access)) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  },
);

test("search engines may read the marketplace once everyone may", () => {
  expect(robotsText(origin, forMembers)).toContain("Disallow: /marketplace/\n");
  expect(robotsText(origin, forEveryone)).not.toContain("Disallow: /marketplace/\n");
  expect(robotsText(origin, forEveryone)).toContain("Disallow: /marketplace/checkout\n");
});

const slugs = ["home-living"];

test.each([forMembers, forEveryone])(
  "the sitemap of pages lists every open page once, and none that robots.txt closes (%o)",
  (access) => {
    const pages = openPagesFor(access, slugs);
    const places = placesIn(
      urlsXml(
        origin,
        pages.map((path) => ({ path })),
      ),
    );
    expect(places).toEqual(pages.map((path) => `${origin}${path}`));
    expect(new Set(pages).size).toBe(pages.length);
    for (const path of pages)
      expect(closedPathsFor(access).some((closed) => path.startsWith(closed))).toBe(false);
  },
);

test("GUARD-01 X-06 search engines find the catalog once it is open to everyone", () => {
  const found = ["/marketplace", "/marketplace/browse", "/marketplace/products/home-living"];
  expect(openPagesFor(forEveryone, slugs)).toEqual(expect.arrayContaining(found));
  for (const path of found) expect(openPagesFor(forMembers, slugs)).not.toContain(path);
});

test("X-43 search engines are told of the magazine once the owner shows it", () => {
  expect(openPagesFor(forEveryone, [])).toContain("/Wellbeing");
  expect(openPagesFor(forMembers, [])).not.toContain("/Wellbeing");
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
  const files = [...[1, 2, 25].map(listingsFile), jobsFile(3), storesFile(1), itemsFile(2)];
  expect(placesIn(indexXml(origin, files))).toEqual(files.map((file) => `${origin}${file}`));
  expect(files.map((file) => partOf(file.replace("/sitemaps/", "")))).toEqual([
    { kind: "listings", number: 1 },
    { kind: "listings", number: 2 },
    { kind: "listings", number: 25 },
    { kind: "jobs", number: 3 },
    { kind: "stores", number: 1 },
    { kind: "items", number: 2 },
  ]);
});

test.each(["listings-0.xml", "listings-01.xml", "listings-.xml", "listings-1.xml.gz", "other.xml"])(
  "%s is not part of the sitemap",
  (file) => {
    expect(partOf(file)).toBeUndefined();
  },
);

test.each(["other.xml", "constructor"])("a file called %s is not found", async (file) => {
  const request = new Request(`${origin}/sitemaps/${file}`);
  await expect(openPart({ params: { file }, request } as never)).rejects.toMatchObject({
    status: 404,
  });
});
