import type { AppError } from "../errors/app-error.ts";
import { findViolatedConstraint } from "./db.ts";

/**
 * Turns the violation of a named constraint into the refusal it stands for; every other error passes. PostgreSQL has
 * given the transaction up by then, so this is for writes whose refusal ends the request.
 *
 *     await refuseViolation(
 *       { slug_pkey: () => new AppError("slug_taken") },
 *       tx.insertInto("directory.slug").values(row).execute(),
 *     );
 */
export async function refuseViolation<T>(
  refusals: Record<string, () => AppError>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const refusal = refusals[findViolatedConstraint(error) ?? ""];
    throw refusal ? refusal() : error;
  }
}
