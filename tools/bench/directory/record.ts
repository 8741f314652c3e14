import { ListingQuery } from "@boab/contracts/directory/search";
import { listBusinesses } from "../../../apps/api/src/areas/directory/listings/list-businesses.ts";
import type { ListingTotals } from "../../../apps/api/src/areas/directory/listings/listing-totals.ts";
import { connect } from "../../../apps/api/src/platform/db/db.ts";
import { visitor } from "../../../apps/api/src/platform/http/actor.ts";
import type { Sample, Statement } from "../area.ts";
import { recordStatements } from "../data/recording.ts";
import { newestPageCount } from "./requests.ts";

/** Lets everything be counted, and marks the statements whose result the API would keep. */
export function makeRecordingTotals(statements: Statement[]): ListingTotals {
  const markLastCached = () => {
    const last = statements.at(-1);
    if (last) last.isCached = true;
  };
  return {
    async count(_search, load) {
      const count = await load();
      markLastCached();
      return count;
    },
    recent: () => undefined,
    save: markLastCached,
  };
}

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordSearches(
  databaseUrl: string,
  paths: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const now = new Date();

  async function recordRequest(path: string) {
    const statements: Statement[] = [];
    const query = ListingQuery.parse(
      Object.fromEntries(new URL(path, "http://bench").searchParams),
    );
    const deps = {
      db: recordStatements(db, statements),
      clock: () => now,
      totals: makeRecordingTotals(statements),
    };
    const response = await listBusinesses(deps, visitor, query);
    return { path, statements, response };
  }

  const samples = new Map<string, Sample[]>();
  try {
    for (const [name, pathsOfQuery] of paths) {
      const recorded = [];
      for (const path of pathsOfQuery) recorded.push(await recordRequest(path));
      let cursor = recorded[0]?.response.nextCursor;
      for (let page = 1; name === "newest" && page < newestPageCount && cursor; page++) {
        const next = await recordRequest(`/dir/business?cursor=${cursor}`);
        recorded.push(next);
        cursor = next.response.nextCursor;
      }
      samples.set(name, recorded);
    }
  } finally {
    await db.destroy();
  }
  return samples;
}
