import { demoArticles } from "@boab/demo/articles/all";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { loadDemoArticles } from "./articles.ts";

const app = useTestApp();

const read = async (path: string) => (await app.call("GET", path)).json();

test("MAG-06 X-45 the samples are articles of the database, loaded once and read like any other", async () => {
  expect(await read("/magazine/articles?limit=48")).toEqual({ data: [], nextCursor: null });
  await loadDemoArticles(app.services, app.config);
  await loadDemoArticles(app.services, app.config);
  const { data } = await read("/magazine/articles?limit=48");
  const newestFirst = demoArticles.toSorted((one, other) => one.daysAgo - other.daysAgo);
  expect(data.map(({ title }: { title: string }) => title).toSorted()).toEqual(
    newestFirst.map(({ title }) => title).toSorted(),
  );
  expect(data[0].slug).toBe(newestFirst[0]?.slug);
  const featured = demoArticles.find(({ isFeatured }) => isFeatured);
  expect((await read("/magazine/front")).featured.title).toBe(featured?.title);
  expect(await read(`/magazine/articles/${featured?.slug}`)).toMatchObject({
    title: featured?.title,
    lede: featured?.lede,
    body: featured?.body,
  });
  await app.db
    .updateTable("magazine.article")
    .set({ title: "Changed by an editor" })
    .where("slug", "=", featured?.slug ?? "")
    .execute();
  expect((await read("/magazine/front")).featured.title).toBe("Changed by an editor");
});
