import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { ModerationDeps } from "../deps.ts";
import { findCase, lockCase } from "./cases.repository.ts";

/** Locks the subject of a case and then the case, as every writer does. */
export async function lockCaseAndSubject(
  deps: Pick<ModerationDeps, "subjects">,
  tx: Tx,
  id: string,
) {
  const found = await findCase(tx, id);
  if (!found) throw new AppError("not_found");
  const subjects = deps.subjects[found.kind];
  await subjects.lock(tx, found.subjectId);
  return { found, subjects, locked: await lockCase(tx, id) };
}
