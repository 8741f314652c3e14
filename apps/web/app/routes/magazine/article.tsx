import { toArticleStructuredData } from "#areas/magazine/article/article-data.server.ts";
import { ArticlePage } from "#areas/magazine/article/article-page.tsx";
import { loadArticle } from "#areas/magazine/article/load-article.server.ts";
import { toPreviewUrl } from "#areas/magazine/article-picture.ts";
import { articlePath } from "#areas/magazine/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import type { Route } from "./+types/article.ts";
import { viewBlocks } from "./article-blocks.server.ts";

export { listingHeaders as headers } from "#lib/http/cache.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const [article, { marketplaceAccess }] = await Promise.all([
    loadArticle(publicApi(request), params.slug),
    readLaunchSwitches(),
  ]);
  const { businesses: _, items: __, ...shown } = article;
  return {
    article: { ...shown, businesses: [], items: [] },
    blocks: viewBlocks(article, marketplaceAccess === "public"),
    link: `${config.publicOrigin}${articlePath(article.slug)}`,
    data: toArticleStructuredData(article, config.publicOrigin),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, data } = loaderData;
  const page = buildPageMeta({
    title: article.title,
    description: article.excerpt,
    path: articlePath(article.slug),
    image: toPreviewUrl(article.heroUrl),
  });
  return [
    ...page.filter((one) => !("property" in one && one.property === "og:type")),
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: article.publishedAt },
    { property: "article:section", content: article.category },
    { "script:ld+json": data },
  ];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, blocks, link } = loaderData;
  return <ArticlePage key={article.slug} article={article} blocks={blocks} link={link} />;
}
