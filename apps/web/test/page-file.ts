import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "../app/routes.ts";

/** The end of the line for addresses nobody serves. */
const catchAlls = new Set(["routes/not-found.ts", "routes/short-link.tsx"]);

type FileRoute = RouteObject & { file: string };

function toRouteObject({ path, index, file, children }: RouteConfigEntry): FileRoute {
  const shared = { file, ...(path !== undefined && { path }) };
  return index === true
    ? { ...shared, index }
    : { ...shared, children: (children ?? []).map(toRouteObject) };
}

const tree = routes.map(toRouteObject);

/** The route file that answers an address of this site, or nothing if nobody does. */
export function findPageFile(href: string): string | undefined {
  const [pathname = "/"] = href.split(/[?#]/);
  const file = (matchRoutes(tree, pathname || "/")?.at(-1)?.route as FileRoute | undefined)?.file;
  return file && !catchAlls.has(file) ? file : undefined;
}

/** How the address of a page is written in `routes.ts`, and what its variable parts are here. */
export function matchPage(pathname: string) {
  const matches = matchRoutes(tree, pathname) ?? [];
  const parts = matches.flatMap(({ route }) => route.path ?? []);
  return { pattern: `/${parts.join("/")}`, params: matches.at(-1)?.params ?? {} };
}
