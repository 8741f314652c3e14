import type { Size } from "./sizes.ts";

/** One statement as it goes to PostgreSQL. */
export interface Statement {
  sql: string;
  parameters: unknown[];
  /** The API asks this once and keeps the result for `cacheTtlMs`. */
  isCached?: boolean;
}

/** As long as the API keeps the total of a list. */
export const cacheTtlMs = 20_000;

/** A request to our API with every statement the API runs to serve it, in order. */
export interface Sample {
  path: string;
  statements: Statement[];
  /** What the API responds; parts of it do not come from those statements. */
  response: unknown;
  /** Of whoever is signed in. */
  cookie?: string;
  /** Posted as JSON: a write, whose statements run in one transaction. */
  body?: unknown;
}

export interface BenchQuery {
  name: string;
  /** Lists must not slow down as the table grows; searches by words and distance may, a little. */
  kind: "list" | "search";
}

/** What an area contributes to the benchmark. */
export interface BenchArea {
  name: string;
  title: string;
  queries: BenchQuery[];
  /** The size in which responses are compared, where the smaller one takes a minute less to fill. */
  comparedSize?: Size;
  /** Statements that fill a migrated database with this many rows. */
  fill(count: number): string[];
  /** Requests with varying parameters, by the name of their query. */
  record(databaseUrl: string): Promise<Map<string, Sample[]>>;
}
