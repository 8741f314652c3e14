import type { PaymentDetails } from "@boab/contracts/payments/administration";
import { computeSaleNetCents, toSaleMoney } from "@boab/contracts/payments/sale-money";
import { findProfiles } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findMessagesOfPayment } from "../outbox/outbox-list.repository.ts";
import { findSalesOfPayment } from "../sales/sales.repository.ts";
import { findPaymentRow } from "./payment-list.repository.ts";

/** Staff read everything they may know about one payment. */
export async function inspectPayment(
  { db }: Pick<PaymentsDeps, "db">,
  id: string,
): Promise<PaymentDetails> {
  const payment = await findPaymentRow(db, id);
  if (!payment) throw new AppError("not_found");
  const sales = await findSalesOfPayment(db, id);
  const messages = await findMessagesOfPayment(db, id);
  const people = await findProfiles(
    db,
    sales.map(({ payeeId }) => payeeId),
  );
  const nameByUserId = new Map(people.map((person) => [person.id, person.fullName]));
  return {
    ...payment,
    sales: sales.map((sale) => {
      const fullName = nameByUserId.get(sale.payeeId);
      return {
        id: sale.id,
        sellerName: sale.sellerName,
        lines: sale.lines,
        isHeld: sale.isHeld,
        ...toSaleMoney(sale),
        refundReasons: sale.refundReasons,
        shareCents: sale.shareCents,
        netCents: computeSaleNetCents(sale),
        isOrder: sale.isOrder,
        settledCents: sale.settledCents,
        payee: fullName === undefined ? null : { id: sale.payeeId, fullName },
        messages: (messages.get(sale.id) ?? []).map(({ message }) => message),
      };
    }),
  };
}
