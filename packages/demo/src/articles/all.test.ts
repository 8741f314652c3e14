import { ArticleBody } from "@boab/contracts/magazine/body";
import { countWords, toBodyText } from "@boab/contracts/magazine/body-text";
import { articleCategories } from "@boab/contracts/magazine/categories";
import { describe, expect, test } from "vitest";
import { demoArticles } from "./all.ts";
import { demoAuthors } from "./authors.ts";

test("X-45 there are 24 articles, four of each category, one of them featured", () => {
  expect(demoArticles).toHaveLength(24);
  for (const category of articleCategories)
    expect(demoArticles.filter((one) => one.category === category)).toHaveLength(4);
  expect(demoArticles.filter(({ isFeatured }) => isFeatured)).toHaveLength(1);
  expect(new Set(demoArticles.map(({ slug }) => slug)).size).toBe(24);
});

describe.each(demoArticles.map((one) => [one.slug, one] as const))("%s", (_slug, article) => {
  test("has the length of a real article and a body as the contract says", () => {
    expect(ArticleBody.parse(article.body)).toEqual(article.body);
    const words = countWords(toBodyText(article.body));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
  });

  test("fits the columns, and every picture says what it shows", () => {
    expect(article.excerpt.length).toBeLessThanOrEqual(400);
    expect(article.lede.length).toBeLessThanOrEqual(600);
    expect(article.tags.length).toBeLessThanOrEqual(6);
    expect(article.hero.alt).not.toBe("");
    // A drawing under a caption that describes a photo looks like a mistake.
    expect(article.hero.caption).toBe("Illustration: Boab.");
    for (const block of article.body.content)
      if (block.type === "image") expect(block.attrs.alt).not.toBe("");
  });

  test("is by authors of the demo", () => {
    const known = demoAuthors.map(({ slug }) => slug);
    expect(known).toEqual(expect.arrayContaining(article.authors));
  });
});
