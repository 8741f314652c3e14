import { randomUUID } from "node:crypto";
import type { Article, ArticleCard } from "@boab/contracts/magazine/articles";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { insertListing } from "#test/factories/directory.ts";
import { insertItem } from "#test/factories/items.ts";
import {
  drawing,
  insertArticle,
  insertAuthor,
  makeBody,
  makeParagraph,
} from "#test/factories/magazine.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { useTestApp } from "#test/harness.ts";
import { withdrawArticle } from "./publish-article.ts";

const app = useTestApp();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const list = async (query: Record<string, string> = {}) => {
  const response = await app.call("GET", `/magazine/articles?${new URLSearchParams(query)}`);
  expect(response.statusCode).toBe(200);
  return response.json() as { data: ArticleCard[]; nextCursor: string | null };
};
const listTitles = async (query?: Record<string, string>) =>
  (await list(query)).data.map(({ title }) => title);
const read = (slug: string) => app.call("GET", `/magazine/articles/${slug}`);
const readArticle = async (slug: string) => (await read(slug)).json() as Article;
const readFront = async () => (await app.call("GET", "/magazine/front")).json();

beforeEach(() => sql`truncate magazine.article, magazine.author cascade`.execute(app.db));

describe("the list", () => {
  test("MAG-04 an article in a list has all the fields of the specification", async () => {
    const { id } = await insertArticle(app.db, {
      title: "Millet is not a trend",
      category: "Food",
      authors: ["Mariam Sow", "Ọlá Adé"],
      publishAt: new Date("2026-11-01T02:00:00Z"),
      body: makeBody(makeParagraph("word ".repeat(1100))),
    });
    expect((await list()).data).toEqual([
      {
        id,
        title: "Millet is not a trend",
        excerpt: "Our grandmothers slept twice a night.",
        slug: "millet-is-not-a-trend",
        image: drawing,
        category: "Food",
        author: "Mariam Sow and Ọlá Adé",
        authors: [
          { slug: "mariam-sow", name: "Mariam Sow" },
          { slug: "ola-ade", name: "Ọlá Adé" },
        ],
        date: "2026-11-01T02:00:00.000Z",
        readTime: 5,
      },
    ]);
  });

  test("is paged by key, newest first, without losing one", async () => {
    const publishAt = minutesAgo(5);
    for (let count = 0; count < 5; count++)
      await insertArticle(app.db, { title: `One ${count}`, publishAt });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: "2",
        ...(cursor && { cursor }),
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test("MAG-01 is searched by words of title, text and author, and by the beginning of a word", async () => {
    await insertArticle(app.db, {
      title: "Bread",
      body: makeBody(makeParagraph("Sour injera for six.")),
    });
    await insertArticle(app.db, { title: "The choir", authors: ["Deng Majok"] });
    expect(await listTitles({ q: "injera" })).toEqual(["Bread"]);
    expect(await listTitles({ q: "inje" })).toEqual(["Bread"]);
    expect(await listTitles({ q: "deng" })).toEqual(["The choir"]);
    expect(await listTitles({ q: "choirs" })).toEqual(["The choir"]);
    expect(await listTitles({ q: "!!! & | ( : *" })).toEqual([]);
    expect(await listTitles({ q: "volleyball" })).toEqual([]);
    expect(await listTitles({ q: "  " })).toHaveLength(2);
  });

  test("MAG-01 is narrowed by category, tag and author", async () => {
    await insertArticle(app.db, { title: "A", category: "Hair", tags: ["braids"] });
    await insertArticle(app.db, { title: "B", category: "Food", authors: ["Efua Asante"] });
    expect(await listTitles({ category: "Hair" })).toEqual(["A"]);
    expect(await listTitles({ tag: "braids" })).toEqual(["A"]);
    expect(await listTitles({ author: "efua-asante" })).toEqual(["B"]);
    expect((await app.call("GET", "/magazine/articles?category=Sport")).statusCode).toBe(400);
  });

  test("MAG-01 the featured article is the newest that was chosen, else the newest", async () => {
    expect(await readFront()).toEqual({ featured: null, quote: null, categories: [] });
    await insertArticle(app.db, { title: "Old", publishAt: minutesAgo(60), category: "Work" });
    await insertArticle(app.db, { title: "New", publishAt: minutesAgo(10), category: "Food" });
    expect((await readFront()).featured.title).toBe("New");
    const quoteBlock = { type: "blockquote" as const, content: [{ type: "paragraph" as const }] };
    await insertArticle(app.db, {
      title: "Chosen",
      publishAt: minutesAgo(90),
      isFeatured: true,
      body: makeBody({
        ...quoteBlock,
        content: [{ ...quoteBlock.content[0], content: [{ type: "text", text: "Rest." }] }],
      } as never),
    });
    expect(await readFront()).toMatchObject({
      featured: { title: "Chosen" },
      quote: "Rest.",
      categories: ["Food", "Work", "Culture"],
    });
  });
});

describe("W5 only what is published is read", () => {
  test("a scheduled article appears by itself", async () => {
    const publishAt = new Date(Date.now() + 60_000);
    const { slug } = await insertArticle(app.db, { publishAt, authors: ["Later"] });
    expect((await read(slug)).statusCode).toBe(404);
    expect(await listTitles()).toEqual([]);
    expect((await app.call("GET", "/magazine/authors/later")).statusCode).toBe(404);
    expect((await app.call("GET", "/magazine/sitemap")).json()).toEqual({
      articles: [],
      authors: [],
    });
    await sql`update magazine.article set published_at = now() - interval '1 second'`.execute(
      app.db,
    );
    expect((await read(slug)).statusCode).toBe(200);
    expect((await app.call("GET", "/magazine/authors/later")).json()).toEqual({
      slug: "later",
      name: "Later",
      bio: "",
      isDemo: false,
    });
  });

  test("a withdrawn one is gone, and comes back to its address", async () => {
    const documentId = "DOC-AAAAAA";
    const { slug } = await insertArticle(app.db, { documentId });
    await inTransaction(app.db, (tx) => withdrawArticle(tx, documentId, new Date()));
    expect((await read(slug)).statusCode).toBe(404);
    expect(await listTitles()).toEqual([]);
    expect((await insertArticle(app.db, { documentId, title: "Another title" })).slug).toBe(slug);
    expect((await readArticle(slug)).title).toBe("Another title");
  });

  test.each(["UPPER", "a_b", "a--", "a%20b", "a".repeat(121)])(
    "the address %s is refused",
    async (slug) => {
      expect((await read(slug)).statusCode).toBe(400);
    },
  );
});

describe("publishing", () => {
  test("two articles with one title get two addresses, also at the same moment", async () => {
    const authorIds = [await insertAuthor(app.db, "Ada")];
    const articles = await Promise.all(
      [1, 2, 3].map(() => insertArticle(app.db, { title: "Rest", authors: [], authorIds })),
    );
    expect(articles.map(({ slug }) => slug).sort()).toEqual(["rest", "rest-2", "rest-3"]);
  });

  test("X-43 `subscribe` never becomes the address of an article", async () => {
    expect((await insertArticle(app.db, { title: "Subscribe" })).slug).toBe("subscribe-2");
  });

  test("a new edition keeps address and date, and replaces everything else", async () => {
    const documentId = "DOC-BBBBBB";
    const first = await insertArticle(app.db, {
      documentId,
      publishAt: minutesAgo(30),
      tags: ["a"],
    });
    const firstPublishedAt = (await readArticle(first.slug)).publishedAt;
    const second = await insertArticle(app.db, {
      documentId,
      title: "Better",
      tags: ["b"],
      publishAt: new Date(),
      authors: ["Kofi"],
      body: makeBody(makeParagraph("word ".repeat(660))),
    });
    expect(second).toEqual(first);
    expect(await readArticle(first.slug)).toMatchObject({
      title: "Better",
      publishedAt: firstPublishedAt,
      tags: ["b"],
      author: "Kofi",
      readMins: 3,
    });
    expect(await listTitles()).toEqual(["Better"]);
  });

  test("a member has one author page, however many articles, also when the first come out at the same moment", async () => {
    const { userId } = await app.signIn();
    const ids = await Promise.all([1, 2, 3].map(() => insertAuthor(app.db, "Ada", userId)));
    expect(new Set(ids).size).toBe(1);
    expect(await insertAuthor(app.db, "Ada Obi", userId)).toBe(ids[0]);
  });

  test("nobody publishes over HTTP: there is no such call", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    const response = await app.call("POST", "/magazine/articles", { as: admin, body: {} });
    expect(response.statusCode).toBe(404);
  });
});

describe("an article", () => {
  test("MAG-05 has all the fields of the specification", async () => {
    const inline = { ...drawing, src: "/pictures/articles/leaf/inline.svg", caption: "Leaves" };
    const pictures = [drawing, { ...drawing, alt: "Another moon" }];
    const { slug } = await insertArticle(app.db, {
      subtitle: "A subtitle",
      lede: "It began with one nurse.",
      tags: ["rest", "footscray"],
      publishAt: new Date("2026-01-02T03:04:05Z"),
      hero: { ...drawing, caption: "The hall on Napier Street" },
      body: makeBody(
        makeParagraph("Words."),
        { type: "image", attrs: { ...inline, layout: "text" } },
        { type: "gallery", attrs: { pictures, caption: "" } },
      ),
    });
    expect(await readArticle(slug)).toMatchObject({
      title: "The second sleep",
      subtitle: "A subtitle",
      author: "Ada Writer",
      publishedAt: "2026-01-02T03:04:05.000Z",
      readMins: 1,
      tags: ["rest", "footscray"],
      heroUrl: drawing.src,
      heroCaption: "The hall on Napier Street",
      lede: "It began with one nurse.",
      inlineUrl1: "/pictures/articles/leaf/inline.svg",
      gallery: pictures,
    });
  });

  test("shows a business only while everybody may see it", async () => {
    const shown = await insertListing(app.db, { name: "Open Kitchen" });
    const hidden = await insertListing(app.db, { isLive: false });
    const { slug } = await insertArticle(app.db, {
      body: makeBody(
        { type: "businessCard", attrs: { id: shown } },
        { type: "businessCard", attrs: { id: hidden } },
        { type: "businessCard", attrs: { id: "BUS-ZZZZZZZZ" } },
      ),
    });
    expect((await readArticle(slug)).businesses).toMatchObject([
      { id: shown, name: "Open Kitchen" },
    ]);
    await sql`update directory.business set is_live = false where id = ${shown}`.execute(app.db);
    expect((await readArticle(slug)).businesses).toEqual([]);
  });

  test("says of an item whether it is for sale, sold out or gone, and never an old price", async () => {
    const storeId = await insertStore(app.db);
    const id = await insertItem(app.db, storeId, { name: "Wrap dress", priceCents: 14_900 });
    const { sku } = await app.db
      .selectFrom("marketplace.item")
      .select("sku")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { slug } = await insertArticle(app.db, {
      body: makeBody({ type: "itemCard", attrs: { sku } }),
    });
    const item = async () => (await readArticle(slug)).items[0];
    expect(await item()).toMatchObject({ sku, state: "for sale", priceCents: 14_900 });
    await sql`update marketplace.variant set stock = 0 where item_id = ${id}`.execute(app.db);
    expect(await item()).toMatchObject({ state: "sold out", priceCents: 14_900 });
    await sql`update marketplace.item set deleted_at = now() where id = ${id}`.execute(app.db);
    expect(await item()).toMatchObject({
      state: "gone",
      name: "Wrap dress",
      priceCents: null,
      picture: null,
    });
  });

  test("leads to three others, those with the same tags first", async () => {
    const { slug } = await insertArticle(app.db, {
      title: "This",
      tags: ["rest"],
      category: "Work",
    });
    await insertArticle(app.db, { title: "Same tag", tags: ["rest"], publishAt: minutesAgo(90) });
    await insertArticle(app.db, {
      title: "Same kind",
      category: "Work",
      publishAt: minutesAgo(80),
    });
    await insertArticle(app.db, { title: "New", publishAt: minutesAgo(2) });
    await insertArticle(app.db, { title: "Older", publishAt: minutesAgo(3) });
    expect((await readArticle(slug)).related.map(({ title }) => title)).toEqual([
      "Same tag",
      "Same kind",
      "New",
    ]);
  });

  test("is featured in: what it shows links back to it, while it is published", async () => {
    const businessId = await insertListing(app.db);
    const body = makeBody({ type: "businessCard", attrs: { id: businessId } });
    const { slug } = await insertArticle(app.db, { body });
    await insertArticle(app.db, { body, title: "Later", publishAt: new Date(Date.now() + 60_000) });
    const url = `/magazine/mentions?businessId=${businessId}`;
    expect((await app.call("GET", url)).json().data).toMatchObject([
      { slug, title: "The second sleep" },
    ]);
    expect((await app.call("GET", "/magazine/mentions")).statusCode).toBe(400);
  });

  test("is cached for everybody, and never with a session", async () => {
    const { slug } = await insertArticle(app.db);
    expect((await read(slug)).headers["cache-control"]).toContain("public");
    const as = await app.signIn();
    const response = await app.call("GET", `/magazine/articles/${slug}`, { as });
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  test("keeps its words and loses its name when the writer closes their account", async () => {
    const { userId } = await app.signIn();
    const authorIds = [await insertAuthor(app.db, "Zebedee Quill", userId)];
    const { slug } = await insertArticle(app.db, { authors: [], authorIds });
    const { magazinePersonalData } = await import("../index.ts");
    const { erase } = magazinePersonalData(app);
    await erase?.(userId);
    await erase?.(userId);
    const article = await readArticle(slug);
    expect(article.author).toBe("Former writer");
    expect(JSON.stringify(article)).not.toMatch(/zebedee|quill/i);
    expect(await listTitles({ q: "zebedee" })).toEqual([]);
  });
});

test("a title that nobody could search by does not break the search", async () => {
  await insertArticle(app.db, { title: randomUUID() });
  expect((await list({ q: "\u{1F600}'\"\\" })).data).toEqual([]);
});

test("publishing needs authors who exist", async () => {
  const article = insertArticle(app.db, { authors: [], authorIds: [randomUUID()] });
  await expect(article).rejects.toThrow();
});
