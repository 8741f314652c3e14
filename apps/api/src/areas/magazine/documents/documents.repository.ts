import { ArticleBody } from "@boab/contracts/magazine/body";
import { ArticleCategory } from "@boab/contracts/magazine/categories";
import { type DocumentHead, MainPicture } from "@boab/contracts/magazine/document-fields";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import type { DB } from "#platform/db/types.generated.ts";

/** Title, introduction and all else that is saved with the body. */
export interface Content {
  head: DocumentHead;
  body: ArticleBody;
  words: number;
}

export interface StoredDocument extends Content {
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
  "title" | "standfirst" | "category" | "tags" | "main_picture" | "body" | "words"
>;

/** What was stored was checked then; a schema that has become stricter since is told by the error. */
export const toContent = (row: ContentRow): Content => ({
  head: {
    title: row.title,
    standfirst: row.standfirst,
    category: ArticleCategory.nullable().catch(null).parse(row.category),
    tags: row.tags,
    mainPicture: MainPicture.nullable().parse(row.main_picture),
  },
  body: ArticleBody.parse(row.body),
  words: row.words,
});

export const toColumns = ({ head, body, words }: Content) => ({
  title: head.title,
  standfirst: head.standfirst,
  category: head.category,
  tags: head.tags,
  main_picture: head.mainPicture && JSON.stringify(head.mainPicture),
  body: JSON.stringify(body),
  words,
});

const selectDocument = (db: Db) =>
  db
    .selectFrom("magazine.document as document")
    .innerJoin("accounts.profile as owner", "owner.id", "document.owner_id")
    .selectAll("document")
    .select(["owner.full_name as owner_name", "owner.email as owner_email"]);

type DocumentRow = Awaited<
  ReturnType<ReturnType<typeof selectDocument>["executeTakeFirstOrThrow"]>
>;

const toDocument = (row: DocumentRow): StoredDocument => ({
  ...toContent(row),
  id: row.id,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  ownerEmail: row.owner_email,
  revision: row.revision,
  state: row.state as StoredDocument["state"],
  createdAt: row.created_at,
  savedAt: row.saved_at,
  submittedAt: row.submitted_at,
  rounds: row.rounds,
  note: row.note,
  publishedVersion: row.published_version,
  publishAt: row.publish_at,
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
  content: Content,
): Promise<boolean> {
  const row = await tx
    .insertInto("magazine.document")
    .values({
      ...{ id, owner_id: ownerId, revision: 1, created_at: at, saved_at: at },
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
  content: Content,
  { state, at }: { state: "draft" | "submitted"; at: Date },
): Promise<number> {
  const { revision } = await tx
    .updateTable("magazine.document")
    .set({ ...toColumns(content), state, saved_at: at, revision: sql`revision + 1` })
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

export async function markSubmitted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({ state: "submitted", submitted_at: at, rounds: sql`rounds + 1`, note: null })
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

export async function countUnpublished(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("magazine.document")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("published_version", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of one person, the last saved first. */
export async function listDocumentsOf(
  db: Db,
  ownerId: string,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  let query = db
    .selectFrom("magazine.document")
    .select(["id", "title", "state", "words", "revision", "note", "slug"])
    .select(["saved_at as savedAt", "publish_at as publishAt", "owner_id as ownerId"])
    .select(exactInstant("saved_at").as("exactSaving"))
    .where("owner_id", "=", ownerId)
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("saved_at", "id", after));
  return (await query.execute()).map(({ exactSaving, state, ...row }) => ({
    ...row,
    state: state as StoredDocument["state"],
    position: [exactSaving, row.id] satisfies Position,
  }));
}
