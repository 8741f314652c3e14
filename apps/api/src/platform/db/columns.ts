import { type RawBuilder, sql, type Updateable } from "kysely";
import type { DB } from "./types.generated.ts";

type Column<Table extends keyof DB> = keyof DB[Table] & string;

/**
 * Ties the fields of an object to the columns of one table, both ways. A column that the table does not have, a field
 * that was not named and a value that the column does not take do not compile.
 *
 *     const price = defineColumns<"directory.price">()({ title: "title", amountCents: "amount_cents" });
 *     db.selectFrom("directory.price").select(price.select("amountCents")); // { amountCents }
 *     tx.updateTable("directory.price").set(price.valuesOf({ amountCents: 500 }));
 */
export const defineColumns =
  <Table extends keyof DB>() =>
  <const Columns extends Record<string, Column<Table>>>(columns: Columns) => {
    type Field = keyof Columns & string;
    type Stored = Updateable<DB[Table]>;
    type Values = { [F in Field]?: Stored[Columns[F] & keyof Stored] | undefined };
    const every = Object.keys(columns) as Field[];

    return {
      /** `business_name as businessName`, …: rows come out of the query under the object's names. */
      select<F extends Field = Field>(...wanted: F[]) {
        const chosen = wanted.length > 0 ? wanted : (every as F[]);
        return chosen.map((field) => `${columns[field]} as ${field}`) as {
          [One in F]: `${Columns[One]} as ${One}`;
        }[F][];
      },
      /** The same for a table that stands beside others in the query. */
      selectFrom<Alias extends string, F extends Field = Field>(alias: Alias, ...wanted: F[]) {
        const chosen = wanted.length > 0 ? wanted : (every as F[]);
        return chosen.map((field) => `${alias}.${columns[field]} as ${field}`) as {
          [One in F]: `${Alias}.${Columns[One]} as ${One}`;
        }[F][];
      },
      /** The same for a statement that is written as SQL. */
      sqlList(...wanted: Field[]): RawBuilder<unknown> {
        const list = wanted.map((field) => `${columns[field]} as "${field}"`);
        return sql.raw(list.join(", "));
      },
      /** The same for every column of a table that stands beside others. */
      sqlListFrom(alias: string): RawBuilder<unknown> {
        const list = every.map((field) => `${alias}.${columns[field]} as "${field}"`);
        return sql.raw(list.join(", "));
      },
      /** The columns of the fields that are given; the others stay as they are. */
      valuesOf<V extends Values>(values: V & { [Other in Exclude<keyof V, Field>]: never }) {
        const given = every.filter((field) => values[field] !== undefined);
        return Object.fromEntries(given.map((field) => [columns[field], values[field]])) as {
          [F in keyof V & Field as Columns[F]]: V[F];
        };
      },
    };
  };
