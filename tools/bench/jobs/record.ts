import { JobQuery } from "@boab/contracts/jobs/board";
import {
  type BoardCache,
  listJobs,
  maxGathered,
} from "../../../apps/api/src/areas/jobs/board/list-jobs.ts";
import { connect } from "../../../apps/api/src/platform/db/db.ts";
import type { Sample, Statement } from "../area.ts";
import { recordStatements } from "../data/recording.ts";
import { newestPageCount, queries, requests } from "./requests.ts";

/** Lets everything be counted, and marks the statements whose result the API would keep. */
export function makeRecordingBoard(statements: Statement[]): BoardCache {
  const markLastCached = () => {
    const last = statements.at(-1);
    if (last) last.isCached = true;
  };
  const cache = {
    async get<Value>(_key: string, load: () => Promise<Value>) {
      const value = await load();
      markLastCached();
      return value;
    },
    peek: () => undefined,
    delete: () => {},
  };
  return {
    // That there were too many to gather is kept; a page that was gathered is gathered each time.
    totals: {
      ...cache,
      set: (_key, count) => {
        if (count > maxGathered) markLastCached();
      },
    },
    facets: { ...cache, set: () => {} },
  };
}

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordJobs(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const now = new Date();
  async function recordRequest(path: string) {
    const statements: Statement[] = [];
    const query = JobQuery.parse(Object.fromEntries(new URL(path, "http://bench").searchParams));
    const cache = makeRecordingBoard(statements);
    const deps = { db: recordStatements(db, statements), clock: () => now, cache };
    return { path, statements, response: await listJobs(deps, query) };
  }
  const samples = new Map<string, Sample[]>();
  try {
    for (const { name } of queries) {
      const recorded = [];
      for (const path of requests[name]) recorded.push(await recordRequest(path));
      let cursor = recorded[0]?.response.nextCursor;
      for (let page = 1; name === "newest jobs" && page < newestPageCount && cursor; page++) {
        const next = await recordRequest(`/jobs?cursor=${cursor}`);
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
