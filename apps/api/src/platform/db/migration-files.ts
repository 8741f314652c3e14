import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Migration {
  name: string;
  sql: string;
  hash: string;
  /** True for statements that PostgreSQL refuses inside a transaction, such as `create index concurrently`. */
  isOutsideTransaction: boolean;
}

const outsideTransactionMark = "-- outside a transaction\n";

/** The first migrations were numbered. Since then a timestamp keeps two branches from using the same number. */
const numberedNamePattern = /^(\d{4})_[a-z0-9_]+\.sql$/;
const timestampedNamePattern = /^20\d{6}T\d{4}_[a-z0-9_]+\.sql$/;

/** Reads the migrations in the order in which a new database applies them: the numbered ones, then by time. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  for (const [index, name] of names.entries()) checkName(name, index);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      const hash = createHash("sha256").update(sql).digest("hex");
      return { name, sql, hash, isOutsideTransaction: sql.startsWith(outsideTransactionMark) };
    }),
  );
}

function checkName(name: string, index: number): void {
  if (timestampedNamePattern.test(name)) return;
  const number = numberedNamePattern.exec(name)?.[1];
  if (number === undefined)
    throw new Error(`${name} should be named by its time, such as 20261115T1030_words.sql`);
  const expected = String(index + 1).padStart(4, "0");
  if (number !== expected) throw new Error(`${name} should be number ${expected}`);
}
