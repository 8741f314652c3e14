import type { ErrorCode } from "@boab/contracts/common/errors";
import { AppError } from "#platform/errors/app-error.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findPayee } from "./find-payee.ts";

/**
 * Every payee has an account of their own that the provider would pay now, whatever a page in some cache says. A share is
 * held only when that changes while somebody pays.
 */
export async function requirePayees(
  deps: Pick<PaymentsDeps, "db" | "clock" | "stripe">,
  payeeIds: readonly string[],
  refusal: ErrorCode,
): Promise<void> {
  const found = await Promise.all(
    [...new Set(payeeIds)].map((payeeId) => findPayee(deps, payeeId)),
  );
  if (!found.every((payee) => payee?.isReady)) throw new AppError(refusal);
}
