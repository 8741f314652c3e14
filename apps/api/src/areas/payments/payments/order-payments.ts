import type { FeeRule } from "@boab/contracts/payments/fees";
import { findProfile } from "#areas/accounts/index.ts";
import { requireReadyPayees } from "#areas/payouts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PaymentsDeps } from "../deps.ts";
import { makeRefundPayment, type RefundPayment } from "../refunds/refund-payment.ts";
import { closePage } from "./close-page.ts";
import { openPaymentPage } from "./open-payment-page.ts";
import { judgeAmount, type PaymentLine } from "./payment.rules.ts";
import { findPayment, insertPayment, type NewSale } from "./payments.repository.ts";
import { requireBuyer } from "./require-buyer.ts";
import { splitSales } from "./split-sales.ts";
import { syncPayment } from "./sync-payment.ts";

interface OrderPayment {
  id: string;
  buyerId: string;
  lines: PaymentLine[];
  createdAt: Date;
  expiresAt: Date;
}

/** The marketplace takes payments for its carts through this. It alone knows what is sold and what is in stock. */
export interface OrderPayments {
  /**
   * Checks that the buyer may pay and that the provider would pay all payees now, and returns the fee rule. It runs
   * before the transaction begins, which must wait for nothing but its own locks.
   */
  prepare(buyerId: string, payeeIds: readonly string[]): Promise<FeeRule>;
  /** Stores the payment, with a sale for each payee, in the transaction that reserves the stock. */
  add(
    tx: Tx,
    feeRule: FeeRule,
    payment: OrderPayment,
  ): Promise<Pick<NewSale, "id" | "payeeId" | "feeCents">[]>;
  /** Returns the URL where the order is paid; repeated calls return the same page. */
  openPage(paymentId: string): Promise<string>;
  /** Closes the payment's page, so that nobody can pay there. A payment that was just made still counts. */
  closePage(paymentId: string): Promise<void>;
  /** Reads the state of the payment from the provider. */
  sync(paymentId: string): Promise<void>;
  refund: RefundPayment;
}

export const makeOrderPayments = (deps: PaymentsDeps): OrderPayments => ({
  async prepare(buyerId, payeeIds) {
    await requireBuyer(deps, buyerId, payeeIds);
    await requireReadyPayees(deps, payeeIds, "store_not_ready");
    return (await deps.settings.read()).platformFee;
  },
  add: addPayment,
  openPage: (paymentId) => openPage(deps, paymentId),
  closePage: (paymentId) => closePage(deps, paymentId),
  sync: async (paymentId) => void (await refuseProviderFailure(syncPayment(deps, paymentId))),
  refund: makeRefundPayment(deps),
});

async function addPayment(tx: Tx, feeRule: FeeRule, { lines, ...payment }: OrderPayment) {
  const verdict = judgeAmount(lines);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const sales = splitSales(feeRule, lines);
  const { amountCents } = verdict;
  // The payment's id is the cart key, because the marketplace itself recognises a repeated cart.
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
  const buyer = payment?.buyerId && (await findProfile(deps.db, payment.buyerId));
  if (!buyer) throw new AppError("not_found");
  return openPaymentPage(deps, buyer, payment);
}
