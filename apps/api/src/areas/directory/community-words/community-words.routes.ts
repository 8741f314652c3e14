import {
  listCommunityWords as listCall,
  putCommunityWord as putCall,
  removeCommunityWord as removeCall,
} from "@boab/contracts/directory/administration";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { putCommunityWord, removeCommunityWord } from "./change-community-words.ts";
import { listCommunityWords } from "./list-community-words.ts";

export const communityWordRoutes = (deps: DirectoryDeps): Route[] => [
  route(listCall, { access: staff }, ({ query }) => listCommunityWords(deps, query)),
  route(putCall, { access: staff }, ({ member, body, origin }) =>
    putCommunityWord(deps, member(), body, origin),
  ),
  route(removeCall, { access: staff }, ({ member, query, origin }) =>
    removeCommunityWord(deps, member(), query, origin),
  ),
];
