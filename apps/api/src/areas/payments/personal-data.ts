import type { PaymentData } from "@boab/contracts/payments/my-data";
import { type Db, inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { PaymentsDeps } from "./deps.ts";
import {
  erasePayerEmail,
  erasePaymentPages,
  listAllPayments,
  type StoredPayment,
} from "./payments/payments.repository.ts";
import { viewPayment } from "./payments/view-payment.ts";
import { findSalesOfPayee, findSalesOfPayments } from "./sales/sales.repository.ts";
import { viewOwnSale } from "./sales/view-sale.ts";

/** Nobody has more payments than this in the seven years we store them. */
const MAX_PAYMENTS = 1_000;
/** A store sells more than one person buys. */
const MAX_SALES = 20_000;

async function viewPayments(db: Db, payments: StoredPayment[]): Promise<PaymentData["payments"]> {
  const sales = await findSalesOfPayments(
    db,
    payments.map(({ id }) => id),
  );
  return payments.map((one) => viewPayment(one, sales.get(one.id) ?? []));
}

/** What somebody paid without an account, with this email. */
const exportPaymentsOfGuest = async (db: Db, payerEmail: string) =>
  viewPayments(db, await listAllPayments(db, { payerEmail }, MAX_PAYMENTS));

/** Payments and sales stay as the law requires, without a name. */
export const paymentsPersonalData = ({ db }: Pick<PaymentsDeps, "db">): PersonalData => ({
  area: "payments",
  async export({ userId, provenEmail }): Promise<Pick<PaymentData, "payments" | "sales">> {
    const asMember = await listAllPayments(db, { buyerId: userId }, MAX_PAYMENTS);
    const sales = await findSalesOfPayee(db, userId, MAX_SALES, undefined);
    return {
      payments: [
        ...(await viewPayments(db, asMember)),
        ...(provenEmail === undefined ? [] : await exportPaymentsOfGuest(db, provenEmail)),
      ],
      sales: sales.map(viewOwnSale),
    };
  },
  exportByEmail: async (email) => ({ payments: await exportPaymentsOfGuest(db, email) }),
  erase: (userId) => inTransaction(db, (tx) => erasePaymentPages(tx, userId)),
  eraseByEmail: erasePayerEmail,
});
