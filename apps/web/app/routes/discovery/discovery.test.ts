import type { LaunchSwitches } from "@boab/contracts/common/access";
import { expect, test } from "vitest";
import { listDisallowedPaths, listPublicPagePaths } from "./open-pages.ts";
import { buildRobotsText } from "./robots.ts";
import {
  buildIndexXml,
  buildUrlsXml,
  itemsSitemapPath,
  jobsSitemapPath,
  listingsSitemapPath,
  parsePartName,
  storesSitemapPath,
} from "./sitemap-files.ts";
import { loader as openPart } from "./sitemap-part.ts";

const origin = "https://boab.example";
const listUrls = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);

const membersOnlySwitches: LaunchSwitches = {
  marketplaceAccess: "members",
  mediaAccess: "members",
  showWellbeingLink: false,
};
const publicSwitches: LaunchSwitches = {
  marketplaceAccess: "public",
  mediaAccess: "public",
  showWellbeingLink: true,
};

test.each([membersOnlySwitches, publicSwitches])(
  "HEAD-04 robots.txt disallows guarded pages and names the sitemap (%o)",
  (access) => {
    const text = buildRobotsText(origin, access);
    expect(text.split("\n")[0]).toBe("User-agent: *");
    for (const path of listDisallowedPaths(access)) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  },
);

test("search engines may read the marketplace once everyone may", () => {
  expect(buildRobotsText(origin, membersOnlySwitches)).toContain("Disallow: /marketplace/\n");
  expect(buildRobotsText(origin, publicSwitches)).not.toContain("Disallow: /marketplace/\n");
  expect(buildRobotsText(origin, publicSwitches)).toContain("Disallow: /marketplace/checkout\n");
});

const slugs = ["home-living"];

test.each([membersOnlySwitches, publicSwitches])(
  "the sitemap of pages lists every open page once, and none that robots.txt closes (%o)",
  (access) => {
    const pages = listPublicPagePaths(access, slugs);
    const places = listUrls(
      buildUrlsXml(
        origin,
        pages.map((path) => ({ path })),
      ),
    );
    expect(places).toEqual(pages.map((path) => `${origin}${path}`));
    expect(new Set(pages).size).toBe(pages.length);
    for (const path of pages)
      expect(listDisallowedPaths(access).some((closed) => path.startsWith(closed))).toBe(false);
  },
);

test("GUARD-01 X-06 search engines find the catalog once it is open to everyone", () => {
  const found = ["/marketplace", "/marketplace/browse", "/marketplace/products/home-living"];
  expect(listPublicPagePaths(publicSwitches, slugs)).toEqual(expect.arrayContaining(found));
  for (const path of found)
    expect(listPublicPagePaths(membersOnlySwitches, slugs)).not.toContain(path);
});

test("X-43 search engines are told of the magazine once the owner shows it", () => {
  expect(listPublicPagePaths(publicSwitches, [])).toContain("/Wellbeing");
  expect(listPublicPagePaths(membersOnlySwitches, [])).not.toContain("/Wellbeing");
});

test("a listing says when it changed", () => {
  const xml = buildUrlsXml(origin, [
    { path: "/directory/listings/teranga-table", updatedAt: "2026-11-01T00:00:00.000Z" },
  ]);
  expect(xml).toContain(
    "<url><loc>https://boab.example/directory/listings/teranga-table</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>",
  );
});

test("the index names a file for every part, and each file name maps back to its part", () => {
  const files = [
    ...[1, 2, 25].map(listingsSitemapPath),
    jobsSitemapPath(3),
    storesSitemapPath(1),
    itemsSitemapPath(2),
  ];
  expect(listUrls(buildIndexXml(origin, files))).toEqual(files.map((file) => `${origin}${file}`));
  expect(files.map((file) => parsePartName(file.replace("/sitemaps/", "")))).toEqual([
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
    expect(parsePartName(file)).toBeUndefined();
  },
);

test.each(["other.xml", "constructor"])("a file called %s is not found", async (file) => {
  const request = new Request(`${origin}/sitemaps/${file}`);
  await expect(openPart({ params: { file }, request } as never)).rejects.toMatchObject({
    status: 404,
  });
});
