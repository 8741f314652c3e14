import type { FeeRule } from "@boab/contracts/payments/fees";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { isRefusedByStripe } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { requirePayees } from "../payees/require-payees.ts";
import { makeRefundPayment, type RefundPayment } from "../refunds/refund-payment.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { openPaymentPage } from "./open-payment-page.ts";
import { checkAmount, type Line } from "./payment.rules.ts";
import { findPayment, insertPayment, type NewSale } from "./payments.repository.ts";
import { splitSales } from "./split-sales.ts";
import { endUnopened, syncPayment } from "./sync-payment.ts";

interface OrderPayment {
  id: string;
  buyerId: string;
  lines: Line[];
  createdAt: Date;
  expiresAt: Date;
}

/** How the marketplace has its carts paid. What is sold, and whether it is still there, is its own to know. */
export interface OrderPayments {
  /**
   * The provider would pay all of them now, at these terms. Asked before the transaction begins, which must wait for
   * nothing but its own locks.
   */
  prepare(payeeIds: readonly string[]): Promise<FeeRule>;
  /** Stores what is to be paid, in the transaction that keeps the stock; a sale for each payee. */
  add(
    tx: Tx,
    terms: FeeRule,
    payment: OrderPayment,
  ): Promise<Pick<NewSale, "id" | "payeeId" | "feeCents">[]>;
  /** Where it is paid; the same page however often it is asked for. */
  openPage(paymentId: string): Promise<string>;
  /** Nobody can pay there any more, unless they just have. */
  closePage(paymentId: string): Promise<void>;
  /** Asks the provider how it stands. */
  follow(paymentId: string): Promise<void>;
  refund: RefundPayment;
}

export const makeOrderPayments = (deps: PaymentsDeps): OrderPayments => ({
  async prepare(payeeIds) {
    await requirePayees(deps, payeeIds, "store_not_ready");
    return (await deps.settings.read()).platformFee;
  },
  add: addPayment,
  openPage: (paymentId) => openPage(deps, paymentId),
  closePage: (paymentId) => closePage(deps, paymentId),
  follow: async (paymentId) => void (await refuseProviderFailure(syncPayment(deps, paymentId))),
  refund: makeRefundPayment(deps),
});

async function addPayment(tx: Tx, terms: FeeRule, { lines, ...payment }: OrderPayment) {
  const verdict = checkAmount(lines);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const sales = splitSales(terms, lines);
  const { amountCents } = verdict;
  // Its own id as the key: the marketplace knows which cart is the same.
  await insertPayment(tx, {
    ...payment,
    purpose: "order",
    cartKey: payment.id,
    amountCents,
    sales,
  });
  return sales;
}

async function openPage(deps: PaymentsDeps, paymentId: string): Promise<string> {
  const payment = await findPayment(deps.db, paymentId);
  const buyer = payment && (await findProfile(deps.db, payment.buyerId));
  if (!buyer) throw new AppError("not_found");
  return payment.url ?? openPaymentPage(deps, buyer, payment);
}

async function closePage(deps: PaymentsDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.state !== "open") return;
  if (payment.sessionId === null) return void (await endUnopened(deps, payment));
  try {
    await deps.stripe.checkout.sessions.expire(payment.sessionId);
  } catch (error) {
    // It is closed already, or was paid a moment ago: reading it says which.
    if (!isRefusedByStripe(error)) throw error;
  }
  await syncPayment(deps, paymentId);
}
