interface Sample {
  body?: object;
  query?: Record<string, string>;
  /** Where one route serves many paths. */
  path?: string;
}

/** A request that fits its contract, by `METHOD /path`; `object` is what the row is about. */
export type Samples = Record<string, (object: string) => Sample>;

/** Values of path parameters that fit the contract and lead to nobody. A name in `Id` without one is a uuid. */
export type PathSamples = Record<string, string>;
