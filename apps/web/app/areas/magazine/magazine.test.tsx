import type { Article, ArticleCard } from "@boab/contracts/magazine/articles";
import type { ArticleBody as Body } from "@boab/contracts/magazine/body";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { ArticleBody } from "./article/article-body.tsx";
import { toArticleStructuredData } from "./article/article-data.server.ts";
import { ArticlePage } from "./article/article-page.tsx";
import type { BlockViews } from "./article/block-views.ts";
import { buildFeedXml } from "./feed.server.ts";
import { frontPageCopy } from "./front/copy.ts";
import { FrontPage } from "./front/front-page.tsx";
import { loadFront } from "./front/load-front.server.ts";

const image = { src: "/pictures/articles/moon/a.svg", width: 1, height: 1, alt: "A moon" };
const card = (slug: string, changes: Partial<ArticleCard> = {}): ArticleCard => ({
  id: slug,
  title: `Title ${slug}`,
  excerpt: "An excerpt",
  slug,
  image,
  category: "Food",
  author: "Ada",
  authors: [{ slug: "ada", name: "Ada" }],
  date: "2026-11-01T02:00:00.000Z",
  readTime: 4,
  ...changes,
});

const renderMarkup = (Component: () => React.ReactNode, path = "/Wellbeing") => {
  const Stub = createRoutesStub([{ path: "*", Component }]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
};

const text = (words: string, marks?: unknown) => ({ type: "text", text: words, marks });
const show = (content: unknown[], blocks?: BlockViews) =>
  renderMarkup(() => <ArticleBody body={{ type: "doc", content } as Body} blocks={blocks} />);

/** An API that answers as told and remembers what it was asked. */
function makeFakeClient(featured: ArticleCard | null, articles: ArticleCard[]) {
  const load = vi.fn(async (call: { path: string }) =>
    call.path === "/magazine/front"
      ? { featured, quote: "Rest.", categories: ["Food", "Hair"] }
      : { data: articles, nextCursor: null },
  );
  return { load: load as never, asked: () => load.mock.calls.at(-1) as unknown[] };
}

describe("the list", () => {
  const all = ["a", "b", "c"].map((slug) => card(slug));

  async function renderFront(query: string, articles = all) {
    const client = makeFakeClient(all[0] ?? null, articles);
    const view = await loadFront(client, new URLSearchParams(query));
    return { view, client, html: renderMarkup(() => <FrontPage view={view} newsletter={null} />) };
  }

  test("MAG-01 has Subscribe Now, the featured article first, chips with All, a search box and a grid", async () => {
    const { html, view } = await renderFront("");
    expect(html).toMatch(/href="\/Wellbeing\/subscribe"[^>]*>Subscribe Now/);
    expect(html.indexOf("Title a")).toBeLessThan(html.indexOf("Title b"));
    expect(view.list.rows.map(({ slug }) => slug)).toEqual(["b", "c"]);
    for (const chip of ["All", "Food", "Hair"]) expect(html).toMatch(new RegExp(`>${chip}</a>`));
    expect(html).toContain('type="search"');
    for (const slug of ["a", "b", "c"]) expect(html).toContain(`href="/Wellbeing/${slug}"`);
  });

  test("MAG-01 a search keeps its chip and its words in the address, and asks for both", async () => {
    const { html, client } = await renderFront("category=Food&q=rice");
    expect(client.asked()[1]).toMatchObject({ query: { category: "Food", q: "rice" } });
    expect(html).toContain('href="/Wellbeing?category=Hair&amp;q=rice"');
    expect(html).toContain('name="category" value="Food"');
    expect(html).toContain('value="rice"');
  });

  test("MAG-01 what is searched for may be the featured article", async () => {
    expect((await renderFront("q=title")).view.list.rows).toHaveLength(3);
  });

  test("MAG-02 no hits say so", async () => {
    const { html } = await renderFront("q=zeppelin", []);
    expect(html).toContain(frontPageCopy.noMatches);
    expect(frontPageCopy.noMatches).toBe("No articles match your search.");
  });

  test("values that nobody could have chosen are ignored", async () => {
    const { view } = await renderFront(`category=Sport&q=${"x".repeat(200)}&tag=%00`);
    expect(view).toMatchObject({ category: null, q: "", isFiltered: false });
  });
});

describe("an article", () => {
  const article: Article = {
    id: "1",
    slug: "a",
    title: "A title",
    subtitle: "A subtitle",
    excerpt: "Short",
    category: "Food",
    author: "Ada and Kofi",
    tags: ["Rest"],
    readMins: 7,
    authors: [
      { slug: "ada", name: "Ada" },
      { slug: "kofi", name: "Kofi" },
    ],
    publishedAt: "2026-11-12T02:00:00.000Z",
    updatedAt: "2026-11-13T02:00:00.000Z",
    hero: { ...image, caption: "The hall" },
    heroUrl: image.src,
    heroCaption: "The hall",
    lede: "It began.",
    inlineUrl1: null,
    gallery: [],
    businesses: [],
    items: [],
    body: { type: "doc", content: [{ type: "paragraph" }] },
    related: [card("next")],
  };
  const html = () =>
    renderMarkup(() => (
      <ArticlePage article={article} blocks={{ businesses: {}, items: {} }} link="https://b/a" />
    ));

  test("MAG-05 shows title, subtitle, authors, date, reading time, tags, hero with caption and lede", () => {
    const page = html();
    for (const shown of [
      "A title",
      "A subtitle",
      "12 Nov 2026",
      "7 min read",
      "The hall",
      "It began.",
    ])
      expect(page).toContain(shown);
    expect(page).toContain('alt="A moon"');
    expect(page).toContain('href="/Wellbeing?tag=Rest"');
    for (const name of ["ada", "kofi"]) expect(page).toContain(`href="/Wellbeing/authors/${name}"`);
  });

  test("F-MAG-06 leads to related articles", () => {
    expect(html()).toContain('href="/Wellbeing/next"');
  });

  test("tells search engines who wrote it and when, with a picture they can show", () => {
    expect(toArticleStructuredData(article, "https://boab.example")).toMatchObject({
      "@type": "Article",
      headline: "A title",
      image: ["https://boab.example/pictures/articles/og/moon/a.png"],
      datePublished: article.publishedAt,
      author: [{ name: "Ada" }, { name: "Kofi" }],
    });
  });
});

describe("MAG-05 the body", () => {
  test("shows inline pictures and galleries with their descriptions", () => {
    const page = show([
      { type: "image", attrs: { ...image, alt: "Leaves", caption: "In spring", layout: "text" } },
      { type: "gallery", attrs: { pictures: [image, { ...image, alt: "Two" }], caption: "Both" } },
    ]);
    for (const shown of ['alt="Leaves"', "In spring", 'alt="Two"', "Both"])
      expect(page).toContain(shown);
  });

  test("never turns words into HTML, and links only where a link may lead", () => {
    const link = (href: string) => [{ type: "link", attrs: { href } }];
    const page = show([
      { type: "paragraph", content: [text("<script>alert(1)</script>")] },
      { type: "paragraph", content: [text("bad", link("javascript:alert(1)"))] },
      { type: "paragraph", content: [text("good", link("https://boab.example/a"))] },
    ]);
    expect(page).not.toContain("<script");
    expect(page).not.toContain("javascript:");
    expect(page).toContain('href="https://boab.example/a" rel="noopener nofollow ugc"');
  });

  test("says of what it shows how it is now, and leaves out what nobody may see", () => {
    const to = { to: "/x", line: "Restaurants", image: "/i.svg", label: "View business" };
    const page = show(
      [
        { type: "businessCard", attrs: { id: "BUS-AAAAAAAA" } },
        { type: "businessCard", attrs: { id: "BUS-HIDDENXX" } },
        { type: "itemCard", attrs: { sku: "SKU-AAAAAAAA" } },
        { type: "itemCard", attrs: { sku: "SKU-HIDDENXX" } },
      ],
      {
        businesses: { "BUS-AAAAAAAA": { ...to, name: "Open Kitchen" } },
        items: { "SKU-AAAAAAAA": { gone: "The dress is no longer for sale." } },
      },
    );
    expect(page.match(/<aside/g)).toHaveLength(2);
    expect(page).toContain("Open Kitchen");
    expect(page).toContain("The dress is no longer for sale.");
  });

  test("fetches nothing from a video's provider", () => {
    const page = show([
      { type: "videoCard", attrs: { provider: "youtube", id: "abcdefghijk", title: "A film" } },
    ]);
    expect(page).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(page).not.toMatch(/<iframe|<img/);
  });
});

test("F-MAG-03 the feed is RSS, whatever a title contains", () => {
  const xml = buildFeedXml("https://boab.example", [
    card("a", { title: "Rice & <beans>\u0007", author: "Ọlá" }),
  ]);
  expect(xml).toContain("<title>Rice &amp; &lt;beans&gt;</title>");
  expect(xml).toContain("<link>https://boab.example/Wellbeing/a</link>");
  expect(xml).toContain("<dc:creator>Ọlá</dc:creator>");
  expect(xml).toContain("<pubDate>Sun, 01 Nov 2026 02:00:00 GMT</pubDate>");
});
