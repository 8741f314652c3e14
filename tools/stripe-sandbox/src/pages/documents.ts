import type { FastifyInstance } from "fastify";
import type { Sandbox } from "../sandbox.ts";
import { findObject } from "../state/change.ts";
import { html } from "./html.ts";
import { date, formatAmount, page } from "./layout.ts";
import { makeNotFoundPage, servePage } from "./routing.ts";

/** Receipts and invoices, so that links to them lead somewhere. */
export function registerDocumentPages(app: FastifyInstance, sandbox: Sandbox): void {
  servePage(app, sandbox, "/receipts/:id", {
    get({ ctx, id }) {
      const charge = findObject(ctx, "charge", id);
      if (!charge) return makeNotFoundPage();
      return show(
        `Receipt for ${formatAmount(charge.amount, charge.currency)}`,
        `Paid on ${date(charge.created)}.`,
      );
    },
  });
  servePage(app, sandbox, "/invoices/:id", {
    get({ ctx, id }) {
      const invoice = findObject(ctx, "invoice", id);
      if (!invoice) return makeNotFoundPage();
      return show(
        `Invoice ${invoice.number}`,
        `${formatAmount(invoice.total, invoice.currency)}, ${invoice.status}.`,
      );
    },
  });
}

const show = (title: string, text: string) => ({
  show: page(title, html`<h1>${title}</h1><p>${text}</p>`),
});
