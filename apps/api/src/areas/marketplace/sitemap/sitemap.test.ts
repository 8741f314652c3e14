import { expect, test } from "vitest";
import { insertStore } from "#test/factories/marketplace.ts";
import { useTestApp } from "#test/harness.ts";
import { listSitemapPart, listSitemapParts } from "./list-sitemap.ts";

const app = useTestApp();

test("every public store is in exactly one part of the sitemap, and no other store in any", async () => {
  const shown = [];
  for (let count = 0; count < 5; count++) shown.push(await insertStore(app.db));
  await insertStore(app.db, { isWithheld: true });
  await insertStore(app.db, { hiddenAt: new Date() });
  await insertStore(app.db, { closedAt: new Date() });
  const { data: parts } = await listSitemapParts(app, 2);
  expect(parts).toHaveLength(3);
  const slugs: string[] = [];
  for (const { from, before } of parts) {
    const range = { from, ...(before !== null && { before }) };
    slugs.push(...(await listSitemapPart(app, range)).data.map(({ slug }) => slug));
  }
  expect(slugs).toEqual(shown.map((id) => id.toLowerCase()).sort());
});

test("the sitemap is read by anyone", async () => {
  const { data } = (await app.call("GET", "/marketplace/sitemap")).json();
  const part = await app.call("GET", `/marketplace/sitemap/stores?from=${data[0].from}`);
  expect(part.json().data).toHaveLength(5);
});
