import type { ErrorCode } from "@boab/contracts/common/errors";
import { AppError } from "#platform/errors/app-error.ts";
import type { PayoutsDeps } from "../deps.ts";
import { findPayee } from "./find-payee.ts";

/**
 * Refuses unless the provider would pay every payee now; a cached page may still show a payee as ready. A share is held
 * only when that changes while somebody pays.
 */
export async function requireReadyPayees(
  deps: Pick<PayoutsDeps, "db" | "clock" | "stripe">,
  payeeIds: readonly string[],
  refusal: ErrorCode,
): Promise<void> {
  const found = await Promise.all(
    [...new Set(payeeIds)].map((payeeId) => findPayee(deps, payeeId)),
  );
  if (!found.every((payee) => payee?.isReady)) throw new AppError(refusal);
}
