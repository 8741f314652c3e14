/** A fault as somebody could make it, and the test that has to notice it. */
export interface Fault {
  what: string;
  /** The test file that turns red. */
  test: string;
  /** A piece of a source file and what stands there instead; or what is done to the database of the tests. */
  change: { file: string; original: string; broken: string } | { sql: string };
}

const api = "apps/api/src";

/** The same with less to write: the files are those of the API. */
export const makeApiFault = (
  what: string,
  [file, honest, broken]: [file: string, honest: string, broken: string],
  test: string,
): Fault => ({
  what,
  test: `${api}/${test}`,
  change: { file: `${api}/${file}`, original: honest, broken },
});

export const makeDatabaseFault = (what: string, sql: string, test: string): Fault => ({
  what,
  test: `${api}/${test}`,
  change: { sql },
});

export const makeFileFault = (
  what: string,
  [file, honest, broken]: [file: string, honest: string, broken: string],
  test: string,
): Fault => ({ what, test, change: { file, original: honest, broken } });
