import { retypeColumns } from "./retype-columns.ts";

/**
 * PostgreSQL doesn't know what a jsonb column holds. `JsonbColumns` says it once for every column, and a column that is
 * missing there does not compile.
 */
export const typeJsonb = (types: string): string =>
  retypeColumns(types, ({ row, property, type }) =>
    type.replace(/\bJson\b/, `Jsonb<JsonbColumns["${row}"]["${property}"]>`),
  ).replace(
    /^import type .*;$/m,
    (line) => `${line}\nimport type { Jsonb, JsonbColumns } from "./jsonb-columns.ts";`,
  );
