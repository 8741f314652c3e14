import { randomUUID } from "node:crypto";
import { type FeeRule, splitPayment } from "@boab/contracts/payments/fees";
import type { PaymentLine } from "./payment.rules.ts";
import type { NewSale } from "./payments.repository.ts";

/** The latest time until which the shares of these lines are held; null where none is. */
const findShareDue = (lines: PaymentLine[]): Date | null => {
  const times = lines.flatMap(({ shareDueAt }) => shareDueAt?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

/** One sale for each payee. */
export const splitSales = (rule: FeeRule, lines: PaymentLine[]): NewSale[] =>
  splitPayment(rule, lines).map((split) => {
    const payeeLines = lines.filter(({ payeeId }) => payeeId === split.payeeId);
    const names = new Set(payeeLines.map(({ sellerName }) => sellerName));
    return {
      ...split,
      id: randomUUID(),
      sellerName: [...names].join(", "),
      sellerPath: payeeLines[0]?.sellerPath ?? "/directory",
      dueAt: findShareDue(payeeLines),
      lines: payeeLines,
    };
  });
