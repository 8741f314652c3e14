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

/** A guest has no account to check; the area that sells has checked that the time they pay for is theirs. */
export async function requireGuest(
  deps: Pick<PaymentsDeps, "db" | "clock">,
  payeeIds: readonly string[],
): Promise<null> {
  if (await hasTooManyTries(deps, null, payeeIds)) throw new AppError("too_many_payments");
  return null;
}

/**
 * Whether a buyer has tried to pay one of these sellers so often that it looks like trying out cards. Guests have no
 * name to tell them apart, so they count together (P10).
 */
export async function hasTooManyTries(
  { db, clock }: Pick<PaymentsDeps, "db" | "clock">,
  buyerId: string | null,
  payeeIds: readonly string[],
): Promise<boolean> {
  const since = new Date(clock().getTime() - hourMs);
  for (const payeeId of new Set(payeeIds))
    if (isTooManyTries(await countTriesOfBuyer(db, { buyerId, payeeId, since }))) return true;
  return false;
}
