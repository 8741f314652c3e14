import type pg from "pg";
import type { Known } from "./crawl.ts";

const studioFirst = "directory.business order by slug <> 'ubuntu-braid-studio', id";
const sellerFirst = "marketplace.store order by slug <> 'kumasi-cloth-house', id";
const isOfSeller =
  "store_id = (select id from marketplace.store where slug = 'kumasi-cloth-house')";

/** Ids of what the demo has, those of the demo's people first. */
export async function knownIds(db: pg.Pool, most: number): Promise<Known> {
  const idsOf = async (source: string, column = "id") => {
    const sql = `select ${column}::text as id from ${source} limit ${most}`;
    return (await db.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  };
  return {
    listing: [...(await idsOf(studioFirst, "slug")), ...(await idsOf(studioFirst))],
    job: await idsOf("jobs.posting order by id desc"),
    booking: await idsOf("bookings.booking order by status <> 'requested', id"),
    application: await idsOf("jobs.application order by id"),
    person: [
      ...(await idsOf("accounts.profile order by id")),
      ...(await idsOf("accounts.profile order by id", "username")),
    ],
    store: [
      ...(await idsOf(sellerFirst)),
      ...(await idsOf(sellerFirst, "slug")),
      ...(await idsOf(sellerFirst, "user_id")),
    ],
    order: await idsOf(`marketplace.store_order order by ${isOfSeller} desc, id`),
    item: await idsOf(`marketplace.item order by ${isOfSeller} desc, id`),
    video: await idsOf("media.video order by id", "vid_id"),
    creator: await idsOf("media.account order by id"),
    article: await idsOf("magazine.article order by slug", "slug"),
    author: await idsOf("magazine.author order by slug", "slug"),
    document: await idsOf("magazine.document order by id"),
    version: await idsOf("magazine.document_version order by id"),
    issue: await idsOf("outreach.issue order by id"),
    payment: await idsOf("payments.payment"),
    upload: await idsOf("uploads.upload"),
    decision: await idsOf("moderation.decision"),
    reported: await idsOf("moderation.report_case"),
    file: ["resume"],
  };
}
