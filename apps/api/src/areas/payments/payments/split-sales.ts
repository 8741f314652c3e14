import { randomUUID } from "node:crypto";
import { type FeeRule, splitPayment } from "@boab/contracts/payments/fees";
import type { Line } from "./payment.rules.ts";
import type { NewSale } from "./payments.repository.ts";

/** One sale for each payee. */
export const splitSales = (rule: FeeRule, lines: Line[]): NewSale[] =>
  splitPayment(rule, lines).map((split) => {
    const own = lines.filter(({ payeeId }) => payeeId === split.payeeId);
    const names = new Set(own.map(({ sellerName }) => sellerName));
    return {
      ...split,
      id: randomUUID(),
      sellerName: [...names].join(", "),
      sellerPath: own[0]?.sellerPath ?? "/directory",
      lines: own,
    };
  });
