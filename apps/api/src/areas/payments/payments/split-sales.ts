import { randomUUID } from "node:crypto";
import { type FeeRule, splitPayment } from "@boab/contracts/payments/fees";
import type { PaymentLine } from "./payment.rules.ts";
import type { NewSale } from "./payments.repository.ts";

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
      lines: payeeLines,
    };
  });
