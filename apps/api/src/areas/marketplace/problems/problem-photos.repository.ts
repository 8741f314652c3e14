import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface ProblemPhoto {
  number: number;
  width: number;
  height: number;
}

export const selectProblemPhotos = (problem: string): RawBuilder<ProblemPhoto[]> =>
  sql<ProblemPhoto[]>`coalesce((
    select jsonb_agg(jsonb_build_object('number', photo.number, 'width', photo.width, 'height', photo.height)
      order by photo.number)
    from marketplace.problem_photo as photo where photo.problem_id = ${sql.ref(problem)}), '[]'::jsonb)`;

export async function insertProblemPhoto(
  tx: Tx,
  problemId: string,
  uploadId: string,
  { number, width, height }: ProblemPhoto,
): Promise<void> {
  await tx
    .insertInto("marketplace.problemPhoto")
    .values({ problemId, uploadId, number, width, height })
    .execute();
}

export async function findPhotoUpload(
  db: Db,
  problemId: string,
  number: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("marketplace.problemPhoto")
    .select("uploadId as id")
    .where("problemId", "=", problemId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes the photos of somebody who closed their account. The uploads area deletes their files. */
export async function deleteProblemPhotosByBuyer(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .deleteFrom("marketplace.problemPhoto")
    .where("problemId", "in", (eb) =>
      eb
        .selectFrom("marketplace.orderProblem as problem")
        .innerJoin("marketplace.storeOrder as placed", "placed.id", "problem.orderId")
        .select("problem.id")
        .where("placed.buyerId", "=", buyerId),
    )
    .execute();
}
