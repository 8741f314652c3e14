import { createHash, randomUUID } from "node:crypto";
import { requireReadyPayees } from "#areas/payouts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PaymentsDeps } from "../deps.ts";
import { openPaymentPage } from "./open-payment-page.ts";
import {
  type CartVerdict,
  canStillBePaid,
  judgeCart,
  type PaymentLine,
  type PricedLine,
  type RequestedLine,
} from "./payment.rules.ts";
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  type NewPayment,
} from "./payments.repository.ts";
import { requireBuyer, requireGuest } from "./require-buyer.ts";
import { splitSales } from "./split-sales.ts";
import { syncPayment } from "./sync-payment.ts";

/** The provider's minimum is half an hour; the rest leaves time for a repeated request. */
const PAGE_OPEN_MS = 60 * 60 * 1000;

/** A member, or a guest, whom the selling area knows and who comes back to a page of its own. */
type Payer = Pick<Member, "userId"> | { userId: null; returnPath: string };

/**
 * Sends somebody to the provider to pay what the selling areas say these lines cost. Price, payees and split are stored
 * before the provider hears of it; the same cart leads to the same page.
 */
export function startPayment(
  deps: PaymentsDeps,
  payer: Payer,
  requested: RequestedLine[],
  priced: (PricedLine | undefined)[],
): Promise<{ url: string; paymentId: string }> {
  const verdict = judgeCart(payer.userId, requested, priced);
  return refuseProviderFailure(openCartPaymentPage(deps, payer, verdict));
}

async function openCartPaymentPage(deps: PaymentsDeps, payer: Payer, verdict: CartVerdict) {
  if (!verdict.ok) throw new AppError(verdict.reason);
  const { lines, amountCents } = verdict;
  const payeeIds = lines.map(({ payeeId }) => payeeId);
  const buyer =
    payer.userId === null
      ? await requireGuest(deps, payeeIds)
      : await requireBuyer(deps, payer.userId, payeeIds);
  await requireReadyPayees(deps, payeeIds, "seller_not_ready");

  const cart = { buyerId: payer.userId, cartKey: hashLines(lines) };
  const open = await findOpenPayment(deps.db, cart);
  if (open && !canStillBePaid(open, deps.clock())) await syncPayment(deps, open.id);
  const sales = splitSales((await deps.settings.read()).platformFee, lines);
  const { id } = await runOnce(deps.db, (tx) =>
    claimPayment(
      deps,
      tx,
      {
        ...cart,
        amountCents,
        sales,
        returnPath: payer.userId === null ? payer.returnPath : null,
      },
      findFirstClosingMs(lines),
    ),
  );
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new AppError("not_found");
  return { url: await openPaymentPage(deps, buyer, payment), paymentId: id };
}

const hashLines = (lines: PaymentLine[]) =>
  createHash("sha256")
    .update(
      JSON.stringify(
        lines.map((line) => [line.reference, line.unitCents, line.quantity, line.payeeId]),
      ),
    )
    .digest("hex");

/** Returns the time when the first line is no longer held for the buyer. */
const findFirstClosingMs = (lines: PaymentLine[]): number =>
  Math.min(...lines.map(({ closesAt }) => closesAt?.getTime() ?? Number.POSITIVE_INFINITY));

/** The open payment of this cart; two requests at once get the same one. */
async function claimPayment(
  { clock }: PaymentsDeps,
  tx: Tx,
  payment: Omit<NewPayment, "id" | "purpose" | "createdAt" | "expiresAt">,
  closesAt: number,
): Promise<{ id: string }> {
  const open = await findOpenPayment(tx, payment);
  if (open) return { id: open.id };
  const id = randomUUID();
  const createdAt = clock();
  const expiresAt = new Date(Math.min(createdAt.getTime() + PAGE_OPEN_MS, closesAt));
  // The provider opens no page that expires this soon.
  if (!canStillBePaid({ sessionId: null, expiresAt }, createdAt)) throw new AppError("price_gone");
  const purpose = "listing";
  if (await insertPayment(tx, { ...payment, id, purpose, createdAt, expiresAt })) return { id };
  const openPayment = await findOpenPayment(tx, payment);
  if (!openPayment) throw new AppError("request_in_flight");
  return { id: openPayment.id };
}
