import { type Article, ArticleSlug, readArticle } from "@boab/contracts/magazine/articles";
import { redirect } from "react-router";
import { type ApiClient, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { articlePath } from "../paths.ts";

/** Loads a published article. Capitals in the slug redirect to lower case; anything else is page not found. */
export async function loadArticle(client: Pick<ApiClient, "call">, slug: string): Promise<Article> {
  const parsedSlug = ArticleSlug.safeParse(slug.toLowerCase());
  if (!parsedSlug.success) throw redirect(pageNotFoundPath);
  if (parsedSlug.data !== slug) throw redirect(articlePath(parsedSlug.data), 301);
  try {
    return await client.call(readArticle, { params: { slug } });
  } catch (error) {
    throw toRedirectOrBoundaryError(error);
  }
}

export const toRedirectOrBoundaryError = (error: unknown) =>
  error instanceof ApiError && error.code === "not_found"
    ? redirect(pageNotFoundPath)
    : toBoundaryError(error);
