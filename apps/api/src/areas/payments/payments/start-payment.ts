import { createHash, randomUUID } from "node:crypto";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { PaymentsDeps } from "../deps.ts";
import { requirePayees } from "../payees/require-payees.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { openPaymentPage } from "./open-payment-page.ts";
import { checkCart, isUsable, type Line, type WantedLine } from "./payment.rules.ts";
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  type NewPayment,
  type NewSale,
} from "./payments.repository.ts";
import { countSalesSince } from "./sales.repository.ts";
import { splitSales } from "./split-sales.ts";
import { syncPayment } from "./sync-payment.ts";

/** Half an hour is the provider's minimum; the rest is for a request that is repeated. */
const OPEN_FOR_MS = 60 * 60 * 1000;

/**
 * Sends a member to the provider to pay what our own records say these lines cost. Price, payees and split are stored
 * before the provider hears of it; the same cart leads to the same page.
 */
export function startPayment(
  deps: PaymentsDeps,
  member: Member,
  wanted: WantedLine[],
  options: Options,
): Promise<{ url: string; paymentId: string }> {
  return refuseProviderFailure(findPage(deps, member, wanted, options));
}

interface Options extends Pick<RequestOrigin, "idempotencyKey"> {
  /** How many payments to one payee may be started in an hour: a till for testing stolen cards would need more. */
  mostPerHour?: number;
}

async function findPage(
  deps: PaymentsDeps,
  { userId }: Member,
  wanted: WantedLine[],
  { idempotencyKey, mostPerHour }: Options,
) {
  const buyer = await findProfile(deps.db, userId);
  if (!buyer) throw new AppError("not_found");
  const verdict = checkCart(userId, wanted, await deps.priceLines(wanted, userId));
  if (!verdict.ok) throw new AppError(verdict.reason);
  const { lines, amountCents } = verdict;
  const payeeIds = lines.map(({ payeeId }) => payeeId);
  await requirePayees(deps, payeeIds, "seller_not_ready");

  const cart = { buyerId: userId, cartKey: keyOf(lines) };
  const open = await findOpenPayment(deps.db, cart);
  if (open && !isUsable(open, deps.clock())) await syncPayment(deps, open.id);
  const sales = splitSales((await deps.settings.read()).platformFee, lines);
  if (!open && mostPerHour !== undefined) await refuseRush(deps, sales, mostPerHour);
  const once = { actor: userId, route: "payment", key: idempotencyKey, request: cart };
  const { id } = await runOnce(deps.db, once, (tx) =>
    claimPayment(deps, tx, { ...cart, amountCents, sales }, closingOf(lines)),
  );
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new AppError("not_found");
  return { url: payment.url ?? (await openPaymentPage(deps, buyer, payment)), paymentId: id };
}

async function refuseRush({ db, clock }: PaymentsDeps, sales: NewSale[], mostPerHour: number) {
  const since = new Date(clock().getTime() - 60 * 60 * 1000);
  for (const { payeeId } of sales)
    if ((await countSalesSince(db, payeeId, since)) >= mostPerHour)
      throw new AppError("too_many_payments");
}

const keyOf = (lines: Line[]) =>
  createHash("sha256")
    .update(
      JSON.stringify(
        lines.map((line) => [line.reference, line.unitCents, line.quantity, line.payeeId]),
      ),
    )
    .digest("hex");

/** When the first of them is no longer kept for the buyer. */
const closingOf = (lines: Line[]): number =>
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
  const expiresAt = new Date(Math.min(createdAt.getTime() + OPEN_FOR_MS, closesAt));
  // The provider would not open a page for so short a time.
  if (!isUsable({ sessionId: null, expiresAt }, createdAt)) throw new AppError("price_gone");
  const purpose = "listing";
  if (await insertPayment(tx, { ...payment, id, purpose, createdAt, expiresAt })) return { id };
  const winner = await findOpenPayment(tx, payment);
  if (!winner) throw new AppError("request_in_flight");
  return { id: winner.id };
}
