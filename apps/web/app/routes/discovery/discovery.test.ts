import { expect, test } from "vitest";
import { closedPaths, openPages } from "./open-pages.ts";
import { robotsText } from "./robots.ts";
import { sitemapXml } from "./sitemap.ts";

const origin = "https://boab.example";

test("robots.txt closes the closed doors and names the sitemap", () => {
  const text = robotsText(origin);
  expect(text.split("\n")[0]).toBe("User-agent: *");
  for (const path of closedPaths) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the sitemap lists every open page once, and none that robots.txt closes", () => {
  const places = [...sitemapXml(origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(openPages.map((path) => `${origin}${path}`));
  for (const path of openPages)
    expect(closedPaths.some((closed) => path.startsWith(closed))).toBe(false);
});
