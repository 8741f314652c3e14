import { breakSource } from "./break-source.ts";

// For the drill `injection`: what was typed becomes part of the query, and of its pattern.
breakSource([
  [
    "suburbs/find-suburbs.repository.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
    "sql<boolean>`lower(name) like ${`${escapeLike(name)}%`}`",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
    "sql<boolean>`lower(name) like '${sql.raw(name)}%'`",
  ],
]);
