import { type AreaMatrix, everyone, notFound } from "../outcomes.ts";

/** The magazine is public; what is being written is not part of it. */
export const magazineMatrix: AreaMatrix = {
  "GET /magazine/articles": { none: everyone(200) },
  "GET /magazine/front": { none: everyone(200) },
  "GET /magazine/articles/:slug": {
    object: "article",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "GET /magazine/authors/:slug": {
    object: "author",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "GET /magazine/mentions": { none: everyone(200) },
  "GET /magazine/sitemap": { none: everyone(200) },
};
