import { randomInt } from "node:crypto";
import { ListingQuery } from "@boab/contracts/directory/search";
import type { APIRequestContext } from "@playwright/test";
import { listSpellings } from "../../apps/api/test/odd-spellings.ts";
import { listPageRoutes } from "../../scripts/lib/page-routes.ts";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { createListing, logInAs } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** What a page may read from its address, with a value that would make a response personal if there is one. */
const parameters: Record<string, string> = {
  ...Object.fromEntries(Object.keys(ListingQuery.shape).map((name) => [name, "1"])),
  show: "mine",
  rows: "48",
  view: "map",
  near: "Footscray",
  status: "open",
  step: "2",
  token: "x",
  source: "x",
  oobCode: "x",
  mode: "login",
  redirect: "/my-account/saved",
  pageNotFound: "404",
};

const searchPath = "/directory/listings";
const singleQueries = Object.entries(parameters).map(([name, value]) => listSpellings(name, value));
const combinedQueries = (singleQueries[0] ?? []).map((_, kind) =>
  singleQueries.map((all) => all[kind]).join("&"),
);

/** Everything that differs from one response to the next for the same person. */
const stripNonces = (body: string) =>
  body
    .replaceAll(/nonce(=|":")"?[\w+/=-]+"?/g, "nonce")
    .replaceAll(/name="once" value="[\w-]*"/g, 'name="once"');

test("no page made with somebody's cookie may be kept by a shared cache, whatever its address says", async ({
  context: { request: owners },
  page,
  playwright,
}) => {
  test.setTimeout(240_000);
  const owner = await makeOwner("Zainab Otieno");
  const live = await createListing(await makeOwner("Kofi Mensah"), true);
  const hidden = await createListing(owner);
  await logInAs(page, owner);
  const visitors = await playwright.request.newContext({ baseURL: journeysOrigin });

  const samples: Record<string, string[]> = { slug: [live.slug, hidden.slug], id: [hidden.id] };
  const paths = listPageRoutes().flatMap(({ pattern }) => {
    const name = /:(\w+)/.exec(pattern)?.[1] ?? "";
    return (samples[name] ?? ["x"]).map((value) => pattern.replace(`:${name}`, value));
  });
  expect(paths.length).toBeGreaterThan(50);

  const get = (requester: APIRequestContext, url: string) =>
    requester.get(url, {
      maxRedirects: 0,
      failOnStatusCode: false,
      // From everywhere, as this is not about rate limits.
      headers: { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    });
  const readText = async (who: APIRequestContext, url: string) =>
    stripNonces(await (await get(who, url)).text());
  const cacheableUrls: string[] = [];
  const checkUrl = async (url: string) => {
    const response = await get(owners, url);
    const cache = response.headers()["cache-control"] ?? "";
    expect.soft(cache, url).not.toBe("");
    if (/no-store/.test(cache)) return;
    cacheableUrls.push(url);
    const sharedHtml = stripNonces(await response.text());
    expect.soft(sharedHtml.includes(hidden.slug) || sharedHtml.includes("Zainab"), url).toBe(false);
    // It may be kept, so it must be what anybody gets. A second look, as a shop may open between two requests.
    const visitorBody = await readText(visitors, url);
    const isSameForAll =
      sharedHtml === visitorBody ||
      (await readText(owners, url)) === (await readText(visitors, url));
    expect.soft(isSameForAll, url).toBe(true);
  };
  const checkAllUrls = async (urls: string[]) => {
    for (let from = 0; from < urls.length; from += 8)
      await Promise.all(urls.slice(from, from + 8).map(checkUrl));
  };

  await checkAllUrls(paths);
  // What nobody may keep without a parameter is private already; of the rest every spelling is tried.
  const open = cacheableUrls.filter((path) => !path.startsWith("/pictures/"));
  expect(open).toContain(live.path);
  expect(open).toContain(searchPath);
  // A page that reads no parameter gets all of them at once; the search gets each alone, as one it can't read may
  // hide the effect of another.
  const pages = open.filter((path) => path !== searchPath);
  await checkAllUrls(pages.flatMap((path) => combinedQueries.map((query) => `${path}?${query}`)));
  await checkAllUrls(singleQueries.map(([plainQuery]) => `${searchPath}?${plainQuery}`));
  await checkAllUrls(singleQueries.flat().map((query) => `${searchPath}.data?${query}`));
  await visitors.dispose();
});
