import pg from "pg";
import { retypeColumns } from "./retype-columns.ts";

/**
 * A text column whose CHECK constraint lists its values has the union of them as its type, so a state that the database
 * would refuse does not compile. The same holds for the elements of an array.
 */
export async function typeStates(types: string, databaseUrl: string): Promise<string> {
  const values = new Map<string, string[]>();
  for (const { table, column, definition } of await listChecks(databaseUrl)) {
    const allowed = parseAllowedValues(column, definition);
    const name = `${table}.${column}`;
    // Of two lists for one column, only a value in both is accepted.
    if (allowed)
      values.set(name, values.get(name)?.filter((value) => allowed.includes(value)) ?? allowed);
  }
  return retypeColumns(types, ({ table, column, type }) => {
    const allowed = values.get(`${table}.${column}`);
    const union = allowed?.map((value) => JSON.stringify(value)).join(" | ");
    if (!union) return type;
    return type.includes("string[]")
      ? type.replace("string[]", () => `(${union})[]`)
      : type.replace(/\bstring\b/, () => union);
  });
}

/**
 * The values in a constraint's definition as PostgreSQL prints it, or undefined when the constraint says anything else.
 * A constraint that is `not valid` is one of these, because older rows may hold other values.
 *
 *     parseAllowedValues("state", "CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text])))"); // ["open", "paid"]
 */
export function parseAllowedValues(column: string, definition: string): string[] | undefined {
  const text = "'(?:[^'\\\\]|'')*'::text";
  const name = `"?${column}"?`;
  // PostgreSQL stores `in` with a single value as an equation.
  const array = `ARRAY\\[(${text}(?:, ${text})*)\\]`;
  const list = `${name} (?:= ANY \\(${array}\\)|<@ ${array}|= (${text}))`;
  const listOrNull = `(?:\\(${name} IS NULL\\) OR \\(${list}\\)|${list})`;
  const values = new RegExp(`^CHECK \\(\\(${listOrNull}\\)\\)$`).exec(definition)?.slice(1);
  return values
    ?.find((value) => value !== undefined)
    ?.match(new RegExp(text, "g"))
    ?.map((value) => value.slice(1, -"'::text".length).replaceAll("''", "'"));
}

/** The constraints about a single column. */
async function listChecks(
  databaseUrl: string,
): Promise<{ table: string; column: string; definition: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select nspname || '.' || relname as table, attname as column,
        pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and cardinality(conkey) = 1
      order by 1, 2, conname`);
    return rows;
  } finally {
    await client.end();
  }
}
