/** One statement as it goes to PostgreSQL. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** A request of our API with all that the API asks PostgreSQL for to answer it, in order. */
export interface Sample {
  path: string;
  statements: Statement[];
  /** What the API answers; parts of it do not come from those statements. */
  response: unknown;
}

export interface BenchQuery {
  name: string;
  /** A list keeps its pace as the table grows; words and distances may become a little slower. */
  kind: "list" | "search";
}

/** What an area brings to be measured. */
export interface BenchArea {
  name: string;
  title: string;
  queries: BenchQuery[];
  /** Statements that fill a migrated database with so many rows. */
  fill(count: number): string[];
  /** Requests with varying parameters, by the name of their query. */
  record(databaseUrl: string): Promise<Map<string, Sample[]>>;
}
