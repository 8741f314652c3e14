import { listOrders } from "../../../apps/api/src/areas/marketplace/orders/list-orders.ts";
import { connect, type Db } from "../../../apps/api/src/platform/db/db.ts";
import type { Sample, Statement } from "../area.ts";
import { recordStatements } from "../data/recording.ts";
import { readMember } from "../identity/member.ts";
import { makeSessionCookie } from "../identity/sessions.ts";
import {
  listSearches,
  queries,
  sentPageCount,
  storeCount,
  toSellerId,
  toStoreId,
} from "./requests.ts";

type Query = Parameters<typeof listOrders>[3];

async function recordPage(db: Db, nr: number, query: Query) {
  const statements: Statement[] = [];
  const recorded = recordStatements(db, statements);
  const seller = await readMember(recorded, toSellerId(nr));
  const response = await listOrders({ db: recorded }, seller, toStoreId(nr), query);
  const queryEntries = Object.entries(query).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  const parameters = new URLSearchParams(queryEntries).toString();
  const path = `/marketplace/sold/${toStoreId(nr)}${parameters && `?${parameters}`}`;
  const sample: Sample = { path, statements, response, cookie: makeSessionCookie(toSellerId(nr)) };
  return { sample, nextCursor: response.nextCursor };
}

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordOrders(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const [all, waiting, sent, found]: Sample[][] = [[], [], [], []];
  try {
    for (let nr = 1; nr <= storeCount; nr++) {
      all?.push((await recordPage(db, nr, {})).sample);
      waiting?.push((await recordPage(db, nr, { status: "to send" })).sample);
      let cursor: string | undefined;
      for (let page = 0; page < sentPageCount; page++) {
        const { sample, nextCursor } = await recordPage(db, nr, { status: "sent", cursor });
        sent?.push(sample);
        if (nextCursor === null) break;
        cursor = nextCursor;
      }
      for (const q of listSearches(nr)) found?.push((await recordPage(db, nr, { q })).sample);
    }
  } finally {
    await db.destroy();
  }
  return new Map(
    queries.map(({ name }, index) => [name, [all, waiting, sent, found][index] ?? []]),
  );
}
