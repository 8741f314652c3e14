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
const publicOptions = { access: anyone, cacheSeconds: 30 };

export const articleRoutes = (deps: MagazineDeps): Route[] => [
  route(listCall, publicOptions, ({ query }) => listArticles(deps, query)),
  route(frontCall, publicOptions, () => readFront(deps)),
  route(articleCall, publicOptions, ({ params }) => readArticle(deps, params.slug)),
  route(authorCall, publicOptions, ({ params }) => readAuthor(deps, params.slug)),
  route(mentionsCall, publicOptions, ({ query }) => listMentions(deps, query)),
  route(addressesCall, { ...publicOptions, limit: { points: 60, seconds: 60 } }, () =>
    listArticleAddresses(deps),
  ),
];
