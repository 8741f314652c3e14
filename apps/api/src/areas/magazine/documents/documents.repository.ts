import { ArticleBody } from "@boab/contracts/magazine/body";
import { ArticleCategory } from "@boab/contracts/magazine/categories";
import { type DocumentHead, MainPicture } from "@boab/contracts/magazine/document-fields";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import type { DB } from "#platform/db/types.generated.ts";

/** Title, introduction and all else that is saved with the body. */
export interface DocumentContent {
  head: DocumentHead;
  body: ArticleBody;
  words: number;
}

export interface StoredDocument extends DocumentContent {
  id: string;
  ownerId: string;
  ownerName: string;
  ownerEmail: string | null;
  revision: number;
  state: "draft" | "submitted" | "accepted";
  createdAt: Date;
  savedAt: Date;
  submittedAt: Date | null;
  rounds: number;
  note: string | null;
  publishedVersion: string | null;
  publishAt: Date | null;
  slug: string | null;
}

type ContentRow = Pick<
  Selectable<DB["magazine.document"]>,
  "title" | "standfirst" | "category" | "tags" | "mainPicture" | "body" | "words"
>;

/** The content was checked when it was saved. If the schema has become stricter since, parsing throws. */
export const toContent = (row: ContentRow): DocumentContent => ({
  head: {
    title: row.title,
    standfirst: row.standfirst,
    category: ArticleCategory.nullable().catch(null).parse(row.category),
    tags: row.tags,
    mainPicture: MainPicture.nullable().parse(row.mainPicture),
  },
  body: ArticleBody.parse(row.body),
  words: row.words,
});

export const toColumns = ({ head, body, words }: DocumentContent) => ({
  title: head.title,
  standfirst: head.standfirst,
  category: head.category,
  tags: head.tags,
  mainPicture: head.mainPicture && JSON.stringify(head.mainPicture),
  body: JSON.stringify(body),
  words,
});

const selectDocument = (db: Db) =>
  db
    .selectFrom("magazine.document as document")
    .innerJoin("accounts.vPerson as owner", "owner.id", "document.ownerId")
    .selectAll("document")
    .select(["owner.fullName as ownerName", "owner.email as ownerEmail"]);

type DocumentRow = Awaited<
  ReturnType<ReturnType<typeof selectDocument>["executeTakeFirstOrThrow"]>
>;

const toDocument = (row: DocumentRow): StoredDocument => ({
  ...toContent(row),
  id: row.id,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  ownerEmail: row.ownerEmail,
  revision: row.revision,
  state: row.state,
  createdAt: row.createdAt,
  savedAt: row.savedAt,
  submittedAt: row.submittedAt,
  rounds: row.rounds,
  note: row.note,
  publishedVersion: row.publishedVersion,
  publishAt: row.publishAt,
  slug: row.slug,
});

export async function findDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  const row = await selectDocument(db).where("document.id", "=", id).executeTakeFirst();
  return row && toDocument(row);
}

/** Locked until the transaction ends, so that two saves decide one after the other. */
export async function lockDocument(tx: Tx, id: string): Promise<StoredDocument | undefined> {
  const row = await selectDocument(tx)
    .where("document.id", "=", id)
    .forUpdate("document")
    .executeTakeFirst();
  return row && toDocument(row);
}

/** False when somebody started a document with this id at the same moment. */
export async function insertDocument(
  tx: Tx,
  { id, ownerId, at }: { id: string; ownerId: string; at: Date },
  content: DocumentContent,
): Promise<boolean> {
  const row = await tx
    .insertInto("magazine.document")
    .values({
      id,
      ownerId,
      revision: 1,
      createdAt: at,
      savedAt: at,
      ...toColumns(content),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateContent(
  tx: Tx,
  id: string,
  content: DocumentContent,
  { state, at }: { state: "draft" | "submitted"; at: Date },
): Promise<number> {
  const { revision } = await tx
    .updateTable("magazine.document")
    .set({ ...toColumns(content), state, savedAt: at, revision: sql`revision + 1` })
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

export async function markSubmitted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({ state: "submitted", submittedAt: at, rounds: sql`rounds + 1`, note: null })
    .where("id", "=", id)
    .execute();
}

export async function markDraft(tx: Tx, id: string, note: string | null): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({ state: "draft", note })
    .where("id", "=", id)
    .execute();
}

export async function deleteDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("magazine.document").where("id", "in", ids).execute();
}

export async function countUnpublishedDocuments(db: Db, ownerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom("magazine.document")
      .where("ownerId", "=", ownerId)
      .where("publishedVersion", "is", null),
  );
}

/** Lists one person's documents, the last saved first. */
export async function listDocumentsByOwner(
  db: Db,
  ownerId: string,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  let query = db
    .selectFrom("magazine.document")
    .select(["id", "title", "state", "words", "revision", "note", "slug"])
    .select(["savedAt", "publishAt", "ownerId"])
    .select(formatExactInstant("savedAt").as("exactSaving"))
    .where("ownerId", "=", ownerId)
    .orderBy("savedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) query = query.where(isAfterPosition("savedAt", "id", after));
  return (await query.execute()).map(({ exactSaving, ...row }) => ({
    ...row,
    position: [exactSaving, row.id] satisfies Position,
  }));
}
