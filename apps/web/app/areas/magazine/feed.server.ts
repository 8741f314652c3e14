import { brand } from "@boab/contracts/common/brand";
import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { articlePath, feedPath, wellbeingPath } from "./paths.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML doesn't allow control characters, even escaped. */
const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The newest articles as RSS 2.0. */
export function buildFeedXml(origin: string, articles: readonly ArticleCard[]): string {
  const items = articles.map((article) => {
    const link = `${origin}${articlePath(article.slug)}`;
    return [
      "<item>",
      tag("title", article.title),
      tag("link", link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      tag("pubDate", new Date(article.date).toUTCString()),
      tag("category", article.category),
      tag("dc:creator", article.author),
      tag("description", article.excerpt),
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    tag("title", `Wellbeing, ${brand.name}`),
    tag("link", `${origin}${wellbeingPath}`),
    `<atom:link href="${escapeXml(`${origin}${feedPath}`)}" rel="self" type="application/rss+xml"/>`,
    tag("description", brand.description),
    tag("language", brand.locale.toLowerCase()),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
