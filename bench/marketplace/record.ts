import { listItems } from "../../apps/api/src/areas/marketplace/items/list-items.ts";
import { connect } from "../../apps/api/src/platform/db/db.ts";
import type { Sample, Statement } from "../area.ts";
import { recording } from "../data/recording.ts";
import { pagesOfNewest, pagesOfStore, queries, storeIdOf, storesAsked } from "./requests.ts";

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordMarketplace(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);

  async function recordPages(storeId: string | undefined, pages: number): Promise<Sample[]> {
    const recorded: Sample[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < pages; page++) {
      const statements: Statement[] = [];
      const response = await listItems({ db: recording(db, statements) }, storeId, { cursor });
      const path = `/shop-item/get-items${storeId ? `/${storeId}` : ""}`;
      recorded.push({ path: cursor ? `${path}?cursor=${cursor}` : path, statements, response });
      if (response.nextCursor === null) break;
      cursor = response.nextCursor;
    }
    return recorded;
  }

  try {
    const ofStores: Sample[] = [];
    for (let nr = 1; nr <= storesAsked; nr++)
      ofStores.push(...(await recordPages(storeIdOf(nr), pagesOfStore)));
    return new Map<string, Sample[]>([
      [queries[0].name, ofStores],
      [queries[1].name, await recordPages(undefined, pagesOfNewest)],
    ]);
  } finally {
    await db.destroy();
  }
}
