import type pg from "pg";
import type { KnownIds } from "./crawl.ts";

const orderedBusinessesSql = "directory.business order by slug <> 'ubuntu-braid-studio', id";
const orderedStoresSql = "marketplace.store order by slug <> 'kumasi-cloth-house', id";
const belongsToSellerSql =
  "store_id = (select id from marketplace.store where slug = 'kumasi-cloth-house')";

/** Ids of what the demo has, those of the demo's people first. */
export async function listKnownIds(db: pg.Pool, maxRows: number): Promise<KnownIds> {
  const listIds = async (source: string, column = "id") => {
    const sql = `select ${column}::text as id from ${source} limit ${maxRows}`;
    return (await db.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  };
  return {
    listing: [
      ...(await listIds(orderedBusinessesSql, "slug")),
      ...(await listIds(orderedBusinessesSql)),
    ],
    job: await listIds("jobs.posting order by id desc"),
    booking: await listIds("bookings.booking order by status <> 'requested', id"),
    application: await listIds("jobs.application order by id"),
    person: [
      ...(await listIds("accounts.profile order by id")),
      ...(await listIds("accounts.profile order by id", "username")),
    ],
    store: [
      ...(await listIds(orderedStoresSql)),
      ...(await listIds(orderedStoresSql, "slug")),
      ...(await listIds(orderedStoresSql, "user_id")),
    ],
    order: await listIds(`marketplace.store_order order by ${belongsToSellerSql} desc, id`),
    item: await listIds(`marketplace.item order by ${belongsToSellerSql} desc, id`),
    video: await listIds("media.video order by id", "vid_id"),
    creator: await listIds("media.account order by id"),
    article: await listIds("magazine.article order by slug", "slug"),
    author: await listIds("magazine.author order by slug", "slug"),
    document: await listIds("magazine.document order by id"),
    version: await listIds("magazine.document_version order by id"),
    issue: await listIds("outreach.issue order by id"),
    payment: await listIds("payments.payment"),
    upload: await listIds("uploads.upload"),
    decision: await listIds("moderation.decision"),
    reported: await listIds("moderation.report_case"),
    file: ["resume"],
  };
}
