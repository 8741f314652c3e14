import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { createBankDebit } from "../cards/bank-debits.ts";
import {
  type CheckoutResult,
  finishPayment,
  payOnce,
  saveCard,
  subscribe,
} from "../checkout/complete-session.ts";
import { computeRecurringTotal, computeTrialEnd } from "../checkout/create-session.ts";
import { expireSession } from "../checkout/expire-session.ts";
import { attemptPayment, failAuthentication } from "../money/payment-intents.ts";
import type { Context, Sandbox } from "../sandbox.ts";
import { findObject, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { renderAuthenticationPage } from "./authentication.ts";
import { type Form, readCard, renderCardFields, renderTestCardHelp } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { alert, date, formatAmount, page } from "./layout.ts";
import {
  makeMessagePage,
  makeNotFoundPage,
  type PageResult,
  servePage,
  type Visit,
} from "./routing.ts";

type Session = Stripe.Checkout.Session;

/** Hosted Checkout: pay, subscribe or save a card. */
export function registerCheckoutPages(app: FastifyInstance, sandbox: Sandbox): void {
  const withOpenSession =
    (handle: (visit: Visit, session: Session) => PageResult) => (visit: Visit) => {
      const session = findObject(visit.ctx, "checkout.session", visit.id);
      if (!session) return makeNotFoundPage();
      if (session.status === "open") return handle(visit, session);
      return session.status === "complete"
        ? makeMessagePage("You're all done here", "This checkout session is complete.")
        : makeMessagePage(
            "This checkout session has expired",
            "Please go back to the shop and start again.",
          );
    };
  servePage(app, sandbox, "/c/pay/:id", {
    get: withOpenSession(({ ctx, form }, session) => ({ show: showCheckout(ctx, session, form) })),
    post: withOpenSession(submit),
  });
  servePage(app, sandbox, "/c/pay/:id/authenticate", {
    get: withOpenSession((_, session) => ({
      show: renderAuthenticationPage(
        `/c/pay/${session.id}/authenticate`,
        formatSessionAmount(session),
      ),
    })),
    post: withOpenSession(authenticate),
  });
  servePage(app, sandbox, "/c/pay/:id/expire", {
    post: withOpenSession(({ ctx }, session) => {
      expireSession(ctx, session);
      return makeMessagePage(
        "This checkout session has expired",
        "Please go back to the shop and start again.",
      );
    }),
  });
}

function submit({ ctx, form }: Visit, session: Session): PageResult {
  if (form.bsb !== undefined) return payByDebit(ctx, session, form);
  const email = form.email?.trim() || session.customer_details?.email || "";
  const card = readCard(ctx, { ...form, email });
  if (!card.ok) return { show: showCheckout(ctx, session, form, card.message), status: 422 };
  const entered = { method: card.method, email, name: form.billingName ?? "" };
  const details = ctx.sandbox.checkouts.get(session.id);
  if (details) details.entered = { ...entered, method: card.method.id };
  return answerPayment(ctx, session, form, run(ctx, session, entered, false));
}

function payByDebit(ctx: Context, session: Session, form: Form): PageResult {
  const { bsb = "", accountNumber = "", holder = "", debitEmail = "" } = form;
  if (!/^\d{3}-?\d{3}$/.test(bsb) || !/^\d{5,9}$/.test(accountNumber) || !holder) {
    const problem = "Please check your BSB, account number and name.";
    return { show: showCheckout(ctx, session, form, problem), status: 422 };
  }
  const details = { bsb, accountNumber, email: debitEmail, name: holder };
  const entered = { method: createBankDebit(ctx, details), email: debitEmail, name: holder };
  return answerPayment(ctx, session, form, payOnce(ctx, session, entered));
}

/** The bank has let the cardholder pass, or not. */
function authenticate({ ctx, form }: Visit, session: Session): PageResult {
  const entered = ctx.sandbox.checkouts.get(session.id)?.entered;
  if (!entered) return { goTo: `/c/pay/${session.id}` };
  const isPassed = form.result === "complete";
  const intent = findObject(ctx, "payment_intent", toId(session.payment_intent));
  if (intent) {
    const attempt = isPassed
      ? attemptPayment(ctx, intent, { isAuthenticated: true })
      : failAuthentication(ctx, intent);
    return answerPayment(
      ctx,
      session,
      { email: entered.email },
      finishPayment(ctx, session.id, attempt, entered),
    );
  }
  const method = get(ctx, "payment_method", entered.method);
  const result: CheckoutResult = isPassed
    ? run(ctx, session, { ...entered, method }, true)
    : {
        result: "declined",
        message:
          "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      };
  return answerPayment(ctx, session, { email: entered.email }, result);
}

function run(
  ctx: Context,
  session: Session,
  entered: { method: Stripe.PaymentMethod; email: string; name: string },
  isAuthenticated: boolean,
): CheckoutResult {
  switch (session.mode) {
    case "subscription":
      return subscribe(ctx, session, entered, isAuthenticated);
    case "setup":
      return saveCard(ctx, session, entered, isAuthenticated);
    default:
      return payOnce(ctx, session, entered);
  }
}

function answerPayment(
  ctx: Context,
  session: Session,
  form: Form,
  outcome: CheckoutResult,
): PageResult {
  switch (outcome.result) {
    case "complete":
      return { goTo: (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id) };
    case "authenticate":
      return { goTo: `/c/pay/${session.id}/authenticate` };
    case "declined": {
      const current = get(ctx, "checkout.session", session.id);
      return { show: showCheckout(ctx, current, form, outcome.message), status: 402 };
    }
  }
}

const formatSessionAmount = (session: Session) =>
  formatAmount(session.amount_total ?? 0, session.currency ?? "aud");

function showCheckout(ctx: Context, session: Session, form: Form, problem?: string): string {
  const details = ctx.sandbox.checkouts.get(session.id);
  const lines = details?.lineItems ?? [];
  const email = session.customer_details?.email ?? "";
  const title = getTitle(session);
  return page(
    title,
    html`<h1>${title}</h1>
${alert(problem)}
<ul>${lines.map((line) => html`<li><span>${line.description} × ${line.quantity}</span> <span>${formatAmount(line.amount_total, line.currency)}</span></li>`)}</ul>
${summary(ctx, session, lines)}
<form method="post" action="/c/pay/${session.id}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${form.email ?? email}">
${renderCardFields(form)}
<button>${getButtonText(ctx, session)}</button>
${session.cancel_url ? html`<a class="button quiet" href="${session.cancel_url}">Back</a>` : html``}
</form>
${session.payment_method_types.includes("au_becs_debit") ? renderDebitForm(session, form) : html``}
${renderTestCardHelp()}
<form method="post" action="/c/pay/${session.id}/expire"><button class="quiet">Expire this session</button></form>`,
  );
}

function renderDebitForm(session: Session, form: Form): Html {
  return html`<h2>Or pay from your bank account</h2>
<form method="post" action="/c/pay/${session.id}">
<label for="debitEmail">Email for the receipt</label>
<input id="debitEmail" name="debitEmail" type="email" required value="${form.debitEmail}">
<label for="holder">Account name</label><input id="holder" name="holder" required value="${form.holder}">
<div class="pair">
<div><label for="bsb">BSB</label><input id="bsb" name="bsb" required value="${form.bsb}"></div>
<div><label for="accountNumber">Account number</label>
<input id="accountNumber" name="accountNumber" required value="${form.accountNumber}"></div>
</div>
<p class="note">Test accounts: BSB 000-000 with 000123456 is paid after three days, with 111111113 it fails.</p>
<button>Pay by direct debit</button>
</form>`;
}

function summary(ctx: Context, session: Session, lines: Stripe.LineItem[]): Html {
  if (session.mode === "setup") return html``;
  const total = html`<p class="row"><strong>Total due today</strong> <strong>${formatSessionAmount(session)}</strong></p>`;
  const trialEnd = computeTrialEnd(ctx, ctx.sandbox.checkouts.get(session.id)?.subscriptionData);
  if (session.mode !== "subscription" || trialEnd === undefined) return total;
  const later = formatAmount(computeRecurringTotal(lines), session.currency ?? "aud");
  return html`${total}<p class="note">Your free trial ends on ${date(trialEnd)}. After that you pay ${later}.</p>`;
}

function getTitle({ mode }: Session): string {
  return mode === "subscription" ? "Subscribe" : mode === "setup" ? "Save your card" : "Pay";
}

function getButtonText(ctx: Context, session: Session): string {
  if (session.mode === "setup") return "Save card";
  if (session.mode === "payment") return `Pay ${formatSessionAmount(session)}`;
  const data = ctx.sandbox.checkouts.get(session.id)?.subscriptionData;
  return computeTrialEnd(ctx, data) === undefined ? "Subscribe" : "Start trial";
}
