import {
  listCommunityWords as listCall,
  putCommunityWord as putCall,
  removeCommunityWord as removeCall,
} from "@boab/contracts/directory/administration";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { putCommunityWord, removeCommunityWord } from "./change-community-words.ts";
import { listCommunityWords } from "./list-community-words.ts";

export const communityWordRoutes = (parts: DirectoryParts): Route[] => [
  route(listCall, { access: staff }, ({ query }) => listCommunityWords(parts, query)),
  route(putCall, { access: staff }, ({ member, body, origin }) =>
    putCommunityWord(parts, member(), body, origin),
  ),
  route(removeCall, { access: staff }, ({ member, query, origin }) =>
    removeCommunityWord(parts, member(), query, origin),
  ),
];
