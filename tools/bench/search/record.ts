import { SearchQuery } from "@boab/contracts/search/search";
import { makeCatalogCache } from "../../../apps/api/src/areas/marketplace/catalog/catalog-cache.ts";
import { makeSearches } from "../../../apps/api/src/areas/search/everything/kinds.ts";
import { searchEverything } from "../../../apps/api/src/areas/search/everything/search-everything.ts";
import { connect } from "../../../apps/api/src/platform/db/db.ts";
import { visitor } from "../../../apps/api/src/platform/http/actor.ts";
import { makeLogger } from "../../../apps/api/src/platform/log/log.ts";
import type { Sample, Statement } from "../area.ts";
import { recordStatements } from "../data/recording.ts";
import { makeRecordingTotals } from "../directory/record.ts";
import { makeRecordingBoard } from "../jobs/record.ts";
import { makeRecordingCatalog } from "../marketplace/record.ts";
import { queries, requests } from "./requests.ts";

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordSearch(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 3, canPrepare: true }, console.error);
  const now = new Date();
  const manyCache = makeCatalogCache({ clock: () => new Date(0) }).many;
  const log = makeLogger("error", "http");
  const settings = { read: async () => ({ marketplaceAccess: "public" }) as never };

  /** The kinds are searched at once: each has a recording of its own, so that its statements stay in order. */
  async function search(path: string) {
    const kinds = ["businesses", "items", "jobs", "articles"] as const;
    const statementsByKind = kinds.map((): Statement[] => []);
    const [businessSearches, itemSearches, jobSearches, articleSearches] = statementsByKind.map(
      (statements) =>
        makeSearches(
          { db: recordStatements(db, statements), clock: () => now },
          {
            totals: makeRecordingTotals(statements),
            catalog: makeRecordingCatalog(statements, manyCache),
            board: makeRecordingBoard(statements),
          },
        ),
    );
    if (!businessSearches || !itemSearches || !jobSearches || !articleSearches)
      throw new Error("a kind without a recording");
    const searches = {
      businesses: businessSearches.businesses,
      items: itemSearches.items,
      jobs: jobSearches.jobs,
      // Not asked for a visitor, who can't open videos.
      videos: jobSearches.videos,
      articles: articleSearches.articles,
    };
    const query = SearchQuery.parse(Object.fromEntries(new URL(path, "http://bench").searchParams));
    const deps = { searches, settings, log, timeoutMs: 60_000 };
    const response = await searchEverything(deps, visitor, query);
    return { path, statements: statementsByKind.flat(), response };
  }

  const samples = new Map<string, Sample[]>();
  try {
    for (const { name } of queries) {
      const recorded: Sample[] = [];
      for (const path of requests[name]) {
        // That a search finds many items is known from the first time.
        await search(path);
        recorded.push(await search(path));
      }
      samples.set(name, recorded);
    }
  } finally {
    await db.destroy();
  }
  return samples;
}
