import { randomUUID } from "node:crypto";
import { insertArticle } from "../../factories/magazine.ts";
import type { TestApp } from "../../harness.ts";
import type { ObjectFactories } from "../object-factory.ts";

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);

async function writeArticle({ db }: TestApp, publishAt?: Date) {
  const name = `writer-${randomUUID()}`;
  const { slug } = await insertArticle(db, {
    title: randomUUID(),
    authors: [name],
    ...(publishAt && { publishAt }),
  });
  return { slug, author: name };
}

/** `others` are not out yet. */
export const magazineObjects: ObjectFactories = {
  article: {
    of: async (app) => (await writeArticle(app)).slug,
    others: async (app) => (await writeArticle(app, tomorrow())).slug,
    missing: "nobody-wrote-this",
  },
  author: {
    of: async (app) => (await writeArticle(app)).author,
    others: async (app) => (await writeArticle(app, tomorrow())).author,
    missing: "nobody-is-called-this",
  },
};
