import routes from "../../apps/web/app/routes.ts";

interface Entry {
  path?: string;
  index?: boolean;
  file: string;
  children?: Entry[];
}

export interface PageRoute {
  /** With its parameters, as in `/directory/listings/:slug`. */
  pattern: string;
  /** Below `apps/web/app`. */
  file: string;
}

/** All addresses the web server's router knows. */
export const listPageRoutes = (entries: Entry[] = routes as Entry[], parent = ""): PageRoute[] =>
  entries.flatMap(({ path, index, file, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    const isPage = index === true || (path !== undefined && children === undefined);
    return [
      ...(isPage ? [{ pattern: pattern || "/", file }] : []),
      ...listPageRoutes(children ?? [], pattern),
    ];
  });
