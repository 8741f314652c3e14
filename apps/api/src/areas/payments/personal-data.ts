import type { PaymentData } from "@boab/contracts/payments/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { PaymentsDeps } from "./deps.ts";
import {
  erasePayerEmail,
  erasePaymentPages,
  listAllPaymentsByBuyer,
} from "./payments/payments.repository.ts";
import { viewPayment } from "./payments/view-payment.ts";
import { findSalesOfPayee, findSalesOfPayments } from "./sales/sales.repository.ts";
import { viewOwnSale } from "./sales/view-sale.ts";

/** Nobody has more payments than this in the seven years we store them. */
const MAX_PAYMENTS = 1_000;
/** A store sells more than one person buys. */
const MAX_SALES = 20_000;

/** Payments and sales stay as the law requires, without a name. */
export const paymentsPersonalData = ({ db }: Pick<PaymentsDeps, "db">): PersonalData => ({
  area: "payments",
  async export({ userId }): Promise<Pick<PaymentData, "payments" | "sales">> {
    const payments = await listAllPaymentsByBuyer(db, userId, MAX_PAYMENTS);
    const paidSales = await findSalesOfPayments(
      db,
      payments.map(({ id }) => id),
    );
    const sales = await findSalesOfPayee(db, userId, MAX_SALES, undefined);
    return {
      payments: payments.map((one) => viewPayment(one, paidSales.get(one.id) ?? [])),
      sales: sales.map(viewOwnSale),
    };
  },
  erase: (userId) => inTransaction(db, (tx) => erasePaymentPages(tx, userId)),
  eraseByEmail: erasePayerEmail,
});
