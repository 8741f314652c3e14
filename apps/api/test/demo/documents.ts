import { countWords, toBodyText } from "@boab/contracts/magazine/body-text";
import { demoDocuments } from "@boab/demo/articles/documents";
import { demoPeople } from "@boab/demo/people";
import { inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What the writer writes: a text that waits for the editors, and one that came back with a note. */
export const loadDemoDocuments: DemoPart = async ({ db }) => {
  const writer = demoPeople.find(({ role }) => role === "writer");
  const owner = await db
    .selectFrom("accounts.profile")
    .select("id")
    .where("email", "=", writer?.email ?? "")
    .executeTakeFirst();
  if (!owner) return "no writer, so no demo documents";
  await inTransaction(db, async (tx) => {
    for (const { docId, state, note, daysAgo, ...written } of demoDocuments) {
      const at = new Date(Date.now() - daysAgo * dayMs);
      const words = countWords(toBodyText(written.body));
      const content = {
        title: written.title,
        standfirst: written.subtitle,
        category: written.category,
        tags: written.tags,
        mainPicture: JSON.stringify(written.hero),
        body: JSON.stringify(written.body),
        words,
      };
      const insertedDocument = await tx
        .insertInto("magazine.document")
        .values({
          id: docId,
          ownerId: owner.id,
          revision: 1,
          state,
          note,
          ...content,
          createdAt: at,
          savedAt: at,
          submittedAt: at,
          rounds: 1,
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!insertedDocument) continue;
      await tx
        .insertInto("magazine.documentVersion")
        .values({
          documentId: docId,
          revision: 1,
          kind: "submitted",
          savedBy: owner.id,
          savedAt: at,
          wordsAdded: words,
          wordsRemoved: 0,
          ...content,
        })
        .execute();
    }
  });
  return `${demoDocuments.length} demo documents`;
};
