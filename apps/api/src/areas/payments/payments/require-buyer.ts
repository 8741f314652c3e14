import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { findProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { PaymentsDeps } from "../deps.ts";
import { countTriesOfBuyer } from "./declines.repository.ts";
import { isTooManyTries } from "./payment.rules.ts";

const hourMs = 60 * 60 * 1000;

/**
 * A buyer has a verified email, and hasn't just tried one card after another at the same seller. The same rule holds
 * for every way to pay. Payments that others left unpaid don't count.
 */
export async function requireBuyer(
  deps: Pick<PaymentsDeps, "db" | "clock">,
  buyerId: string,
  payeeIds: readonly string[],
): Promise<FullProfile> {
  const buyer = await findProfile(deps.db, buyerId);
  if (!buyer) throw new AppError("not_found");
  if (!buyer.emailVerified) throw new AppError("email_not_confirmed");
  if (await hasTooManyTries(deps, buyerId, payeeIds)) throw new AppError("too_many_payments");
  return buyer;
}

/** Whether a buyer has tried to pay one of these sellers so often that it looks like trying out cards. */
export async function hasTooManyTries(
  { db, clock }: Pick<PaymentsDeps, "db" | "clock">,
  buyerId: string,
  payeeIds: readonly string[],
): Promise<boolean> {
  const since = new Date(clock().getTime() - hourMs);
  for (const payeeId of new Set(payeeIds))
    if (isTooManyTries(await countTriesOfBuyer(db, { buyerId, payeeId, since }))) return true;
  return false;
}
