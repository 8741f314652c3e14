import type { Route } from "#platform/http/route.ts";
import { businessRoutes } from "./businesses/businesses.routes.ts";
import type { DirectoryParts } from "./parts.ts";

export { maySendPictures } from "./businesses/may-send-pictures.ts";
export { rememberWords } from "./businesses/words.repository.ts";
export { loadSuburbs } from "./suburbs/load-suburbs.ts";
export type { LocalityRecord } from "./suburbs/suburb.rules.ts";
export type { DirectoryParts };

export const directoryRoutes = (parts: DirectoryParts): Route[] => [...businessRoutes(parts)];
