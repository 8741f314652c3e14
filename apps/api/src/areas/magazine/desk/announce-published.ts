import { inTransaction } from "#platform/db/db.ts";
import type { MagazineDeps } from "../deps.ts";
import { lockUnannounced, markAnnounced } from "./desk.repository.ts";
import { articlePublishedEmail } from "./desk-emails.ts";

const atOnce = 50;

/** Tells writers that their article is out, once each, whether it was published by hand or by the clock. */
export function announcePublished({
  db,
  clock,
  enqueueMail,
  publicOrigin,
}: Pick<MagazineDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    for (const { id, title, slug, email, versionId } of await lockUnannounced(tx, now, atOnce)) {
      await markAnnounced(tx, id, now);
      if (email && slug)
        await enqueueMail(tx, {
          key: `${articlePublishedEmail.kind}:${id}:${versionId}`,
          to: email,
          ...articlePublishedEmail.write({ title, url: `${publicOrigin}/Wellbeing/${slug}` }),
        });
    }
  });
}
