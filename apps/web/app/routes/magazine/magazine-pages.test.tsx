import { readArticle, readAuthor, readFront } from "@boab/contracts/magazine/articles";
import { listMyDocuments } from "@boab/contracts/magazine/documents";
import { describe, expect, test } from "vitest";
import { makeArticleCard } from "#test/articles.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import { makeSampleList, makeSampleRow, sample } from "#test/sample.ts";
import * as articlePage from "./article.tsx";
import * as authorPage from "./author.tsx";
import * as feed from "./feed.ts";
import * as myArticles from "./my-articles.tsx";
import * as articlePicture from "./pictures/article-picture.ts";
import * as articlePreview from "./pictures/article-preview.ts";
import * as subscribe from "./subscribe.tsx";
import * as wellbeing from "./wellbeing.tsx";

/** Written on the last evening of October in London, which is November in Sydney. */
const card = makeArticleCard({ date: "2026-10-31T13:30:00.000Z" });
const list = { data: [card], nextCursor: null };

describe("reading", () => {
  test("an article has its writer and its day in Sydney", async () => {
    const article = sample(readArticle.response, {
      slug: card.slug,
      title: card.title,
      category: card.category,
      author: card.author,
      authors: card.authors,
      hero: { ...card.image, caption: "" },
      heroUrl: card.image.src,
      readMins: 4,
      publishedAt: "2026-10-31T13:30:00.000Z",
      body: {
        type: "doc",
        content: [{ type: "paragraph", content: [{ type: "text", text: "Millet came first." }] }],
      },
    });
    const { text, title } = await openPage(articlePage, "/wellbeing/millet-is-not-a-trend", {
      answers: { "GET /magazine/articles/millet-is-not-a-trend": article },
    });
    expect(title).toBe("Millet is not a trend | Boab");
    expect(text).toContain("Ada Writer");
    expect(text).toContain("1 Nov 2026");
    expect(text).toContain("4 min");
    expect(text).toContain("Millet came first.");
  });

  test("capitals lead to the one address, and what isn't published is a missing page", async () => {
    const capitals = openPage(articlePage, "/wellbeing/Millet-Is-Not-A-Trend");
    expect(await getRedirect(capitals)).toBe("/Wellbeing/millet-is-not-a-trend");
    const missingArticlePage = openPage(articlePage, "/wellbeing/gone", {
      answers: { "GET /magazine/articles/gone": makeRefusal(404, "not_found", "No.") },
    });
    expect(await getRedirect(missingArticlePage)).toBe("/?pageNotFound=404");
  });

  test("a writer's page lists what they wrote", async () => {
    const author = sample(readAuthor.response, { slug: "ada", name: "Ada Writer" } as never);
    const { text, calls } = await openPage(authorPage, "/wellbeing/authors/ada", {
      answers: { "GET /magazine/authors/ada": author, "GET /magazine/articles": list },
    });
    expect(text).toContain("Ada Writer");
    expect(text).toContain("Millet is not a trend");
    expect(calls.at(-1)?.query).toMatchObject({ author: "ada" });
    expect(await getRedirect(openPage(authorPage, "/wellbeing/authors/Ada"))).toBe(
      "/Wellbeing/authors/ada",
    );
  });

  test("the front shows what is new; a category alone is asked for and not indexed", async () => {
    const answers = {
      "GET /magazine/front": sample(readFront.response),
      "GET /magazine/articles": list,
    };
    const { text } = await openPage(wellbeing, "/wellbeing", { answers });
    expect(text).toContain("Millet is not a trend");
    const food = await openPage(wellbeing, "/wellbeing?category=Food", { answers });
    expect(food.title).toBe("Food, Wellbeing | Boab");
    expect(food.calls.at(-1)?.query).toMatchObject({ category: "Food" });
  });

  test("the feed names each article with its instant", async () => {
    const { loaderData } = await openPage(feed, "/wellbeing/feed.xml", {
      answers: { "GET /magazine/articles": list },
    });
    const response = loaderData as Response;
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toContain("<title>Millet is not a trend</title>");
    expect(xml).toContain("<pubDate>Sat, 31 Oct 2026 13:30:00 GMT</pubDate>");
  });
});

describe("writing", () => {
  const documentRow = makeSampleRow(listMyDocuments, {
    docId: "DOC-ABC123",
    title: "The second sleep",
    updatedAt: "2026-11-15T13:30:00.000Z",
  } as never);

  test("a writer's own articles, and when they were changed in Sydney", async () => {
    const { text } = await openPage(myArticles, "/my-account/articles", {
      viewer: people.writer,
      answers: { "GET /documents": makeSampleList(listMyDocuments, [documentRow]) },
    });
    expect(text).toContain("The second sleep");
    expect(text).toContain("16 Nov 2026");
  });

  test("a draft is deleted by its id", async () => {
    const call = "DELETE /documents/DOC-ABC123";
    const { calls } = await postTo(
      myArticles,
      "/my-account/articles",
      { docId: "DOC-ABC123" },
      {
        viewer: people.writer,
        answers: { [call]: undefined },
      },
    );
    expect(calls).toEqual([{ call }]);
  });

  test("the magazine's own form signs up for the newsletter", async () => {
    const { html } = await openPage(subscribe, "/wellbeing/subscribe");
    expect(readFormValuesFrom(html, "Email")).toMatchObject({ email: "" });
  });
});

test("an article without a photo is drawn from its address, also for link previews", async () => {
  const load = (loader: (args: never) => unknown, file: string, query = "") =>
    Promise.resolve().then(() =>
      loader({
        params: { theme: "moon", file },
        url: new URL(`http://localhost/${query}`),
      } as never),
    ) as Promise<Response>;
  const drawn = await load(articlePicture.loader, "millet.svg");
  expect(await drawn.text()).toMatch(/^<svg/);
  const preview = await load(articlePreview.loader, "millet.png");
  expect(preview.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await preview.arrayBuffer()).slice(1, 4)).toEqual(
    new TextEncoder().encode("PNG"),
  );
  const wrong = await load(articlePreview.loader, "millet.svg").catch((thrown: unknown) => thrown);
  expect((wrong as Response).status).toBe(404);
});
