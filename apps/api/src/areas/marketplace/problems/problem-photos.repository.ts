import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface ProblemPhoto {
  number: number;
  width: number;
  height: number;
}

export const photosOf = (problem: string): RawBuilder<ProblemPhoto[]> =>
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
    .insertInto("marketplace.problem_photo")
    .values({ problem_id: problemId, upload_id: uploadId, number, width, height })
    .execute();
}

export async function findPhotoUpload(
  db: Db,
  problemId: string,
  number: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("marketplace.problem_photo")
    .select("upload_id as id")
    .where("problem_id", "=", problemId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.id;
}

/** Of somebody who has gone; the area of uploads deletes their files. */
export async function deleteProblemPhotosOf(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .deleteFrom("marketplace.problem_photo")
    .where("problem_id", "in", (of) =>
      of
        .selectFrom("marketplace.order_problem as problem")
        .innerJoin("marketplace.store_order as placed", "placed.id", "problem.order_id")
        .select("problem.id")
        .where("placed.buyer_id", "=", buyerId),
    )
    .execute();
}
