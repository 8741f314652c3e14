import { inTransaction } from "#platform/db/db.ts";
import type { MagazineDeps } from "../deps.ts";
import { lockUnannouncedDocuments, markAnnounced } from "./desk.repository.ts";
import { articlePublishedEmail } from "./desk-emails.ts";

const maxPerRun = 50;

/** Notifies writers that their article is published, once each, whether an editor or the schedule published it. */
export function announcePublishedArticles({
  db,
  clock,
  enqueueMail,
  publicOrigin,
}: Pick<MagazineDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    for (const { id, title, slug, email, versionId } of await lockUnannouncedDocuments(
      tx,
      now,
      maxPerRun,
    )) {
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
