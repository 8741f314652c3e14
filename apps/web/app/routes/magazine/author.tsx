import { AuthorSlug, listArticles, readAuthor } from "@boab/contracts/magazine/articles";
import { redirect } from "react-router";
import { toRedirectOrBoundaryError } from "#areas/magazine/article/load-article.server.ts";
import { AuthorPage } from "#areas/magazine/author-page.tsx";
import { frontPageSize } from "#areas/magazine/front/front-view.ts";
import { authorPath } from "#areas/magazine/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/author.ts";

export { listingHeaders as headers } from "#lib/http/cache.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const slug = AuthorSlug.safeParse(params.slug.toLowerCase()).data;
  if (slug === undefined) throw redirect(pageNotFoundPath);
  if (slug !== params.slug) throw redirect(authorPath(slug), 301);
  const client = publicApi(request);
  const [author, { list }] = await Promise.all([
    client.call(readAuthor, { params: { slug } }).catch((error: unknown) => {
      throw toRedirectOrBoundaryError(error);
    }),
    loadList(
      (page) => client.load(listArticles, { query: { ...page, author: slug } }),
      url.searchParams,
      { pageSize: frontPageSize },
    ),
  ]);
  return { author, list };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { author } = loaderData;
  return buildPageMeta({
    title: `${author.name}, Wellbeing`,
    description: author.bio || `Articles by ${author.name} in Wellbeing.`,
    path: authorPath(author.slug),
    isIndexed: !author.isDemo,
  });
}

export default function Author({ loaderData }: Route.ComponentProps) {
  return <AuthorPage {...loaderData} />;
}
