import type { FastifyInstance } from "fastify";
import { computeBalance } from "../money/balance.ts";
import { makeContext, type Sandbox } from "../sandbox.ts";
import { findObject, listObjects } from "../state/change.ts";
import { html } from "./html.ts";
import { date, formatAmount, page } from "./layout.ts";
import { makeMessagePage, makeNotFoundPage, servePage } from "./routing.ts";

/** The Express dashboard: what a seller has and what was paid out. A login link opens it once. */
export function registerExpressPages(app: FastifyInstance, sandbox: Sandbox): void {
  servePage(app, sandbox, "/express/:id", {
    get({ ctx, id }) {
      const link = sandbox.links.get(id);
      const account =
        link?.kind === "express" ? findObject(ctx, "account", link.account) : undefined;
      if (link?.kind !== "express" || !account) return makeNotFoundPage();
      if (link.isUsed)
        return makeMessagePage(
          "This link has been used",
          "Please open the dashboard again from the shop.",
          410,
        );
      link.isUsed = true;
      return { show: dashboard(sandbox, account.id, account.email ?? account.id) };
    },
  });
}

function dashboard(sandbox: Sandbox, account: string, name: string): string {
  const ctx = makeContext(sandbox, account);
  const { available, pending } = computeBalance(ctx);
  const payments = listObjects(ctx, "charge");
  const payouts = listObjects(ctx, "payout");
  return page(
    "Express dashboard",
    html`<h1>Express dashboard</h1>
<p>${name}</p>
<h2>Balance</h2>
<ul>
${available.map((one) => html`<li><span>Available</span> <span>${formatAmount(one.amount, one.currency)}</span></li>`)}
${pending.map((one) => html`<li><span>On the way</span> <span>${formatAmount(one.amount, one.currency)}</span></li>`)}
</ul>
<h2>Payments</h2>
${payments.length === 0 ? html`<p>No payments yet.</p>` : html`<ul>${payments.map((one) => html`<li><span>${date(one.created)}</span> <span>${formatAmount(one.amount - one.amount_refunded, one.currency)}</span></li>`)}</ul>`}
<h2>Payouts</h2>
${payouts.length === 0 ? html`<p>No payouts yet.</p>` : html`<ul>${payouts.map((one) => html`<li><span>${date(one.arrival_date)}, ${one.status}</span> <span>${formatAmount(one.amount, one.currency)}</span></li>`)}</ul>`}`,
  );
}
