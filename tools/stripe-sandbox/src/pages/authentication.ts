import type { FastifyInstance } from "fastify";
import { settleInvoiceForIntent } from "../billing/collect.ts";
import { attemptPayment, failAuthentication } from "../money/payment-intents.ts";
import type { Sandbox } from "../sandbox.ts";
import { findObject } from "../state/change.ts";
import { html } from "./html.ts";
import { formatAmount, page } from "./layout.ts";
import { makeMessagePage, makeNotFoundPage, servePage, type Visit } from "./routing.ts";

/** 3-D Secure for payments that were confirmed over the API. */
export function registerAuthenticationPages(app: FastifyInstance, sandbox: Sandbox): void {
  servePage(app, sandbox, "/3ds/:id", {
    get({ ctx, id }) {
      const intent = findObject(ctx, "payment_intent", id);
      if (intent?.status !== "requires_action") return makeNotFoundPage();
      return {
        show: renderAuthenticationPage(`/3ds/${id}`, formatAmount(intent.amount, intent.currency)),
      };
    },
    post: handleBankAnswer,
  });
}

function handleBankAnswer({ ctx, id, form }: Visit) {
  const intent = findObject(ctx, "payment_intent", id);
  if (intent?.status !== "requires_action") return makeNotFoundPage();
  const returnUrl = intent.next_action?.redirect_to_url?.return_url;
  const isPassed = form.result === "complete";
  const attempt = isPassed
    ? attemptPayment(ctx, intent, { isAuthenticated: true })
    : failAuthentication(ctx, intent);
  settleInvoiceForIntent(ctx, attempt.intent);
  if (!returnUrl) return makeMessagePage("Thank you", "You can close this window.");
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", id);
  url.searchParams.set(
    "redirect_status",
    attempt.intent.status === "succeeded" ? "succeeded" : "failed",
  );
  return { goTo: url.href };
}

/** What the cardholder's bank shows. */
export function renderAuthenticationPage(action: string, amount: string): string {
  return page(
    "3-D Secure",
    html`<h1>Confirm your payment</h1>
<p>Your bank wants to know that it's you who is paying ${amount}.</p>
<form method="post" action="${action}">
<button name="result" value="complete">Complete authentication</button>
<button class="quiet" name="result" value="fail">Fail authentication</button>
</form>`,
  );
}
