import {
  listArticleAddresses as addressesCall,
  readArticle as articleCall,
  readAuthor as authorCall,
  readFront as frontCall,
  listArticles as listCall,
  listMentions as mentionsCall,
} from "@boab/contracts/magazine/articles";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MagazineDeps } from "../deps.ts";
import { listArticleAddresses, listArticles, listMentions, readFront } from "./list-articles.ts";
import { readArticle, readAuthor } from "./read-article.ts";

/** The magazine is the same for everybody. */
const shared = { access: anyone, cacheSeconds: 30 };

export const articleRoutes = (deps: MagazineDeps): Route[] => [
  route(listCall, shared, ({ query }) => listArticles(deps, query)),
  route(frontCall, shared, () => readFront(deps)),
  route(articleCall, shared, ({ params }) => readArticle(deps, params.slug)),
  route(authorCall, shared, ({ params }) => readAuthor(deps, params.slug)),
  route(mentionsCall, shared, ({ query }) => listMentions(deps, query)),
  route(addressesCall, { ...shared, limit: { points: 60, seconds: 60 } }, () =>
    listArticleAddresses(deps),
  ),
];
