import type Stripe from "stripe";
import { createCard } from "../cards/payment-methods.ts";
import { findCardByNumber, type TestCard, testCards } from "../cards/test-cards.ts";
import type { Context } from "../sandbox.ts";
import { type Html, html } from "./html.ts";

export type Form = Record<string, string>;

/** The fields of a card, as a customer knows them. */
export function renderCardFields(form: Form): Html {
  return html`
<label for="cardNumber">Card number</label>
<input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number" required value="${form.cardNumber}">
<div class="pair">
<div><label for="cardExpiry">Expiry (MM / YY)</label>
<input id="cardExpiry" name="cardExpiry" autocomplete="cc-exp" required value="${form.cardExpiry}"></div>
<div><label for="cardCvc">CVC</label>
<input id="cardCvc" name="cardCvc" inputmode="numeric" autocomplete="cc-csc" required></div>
</div>
<label for="billingName">Name on card</label>
<input id="billingName" name="billingName" autocomplete="cc-name" required value="${form.billingName}">`;
}

export function renderTestCardHelp(): Html {
  return html`<details><summary>Test cards</summary>
<p class="note">Any future expiry and any CVC will do.</p>
<ul>${testCards.map((card) => html`<li><code>${card.number}</code> <span>${describeEffect(card)}</span></li>`)}</ul>
</details>`;
}

function describeEffect(card: TestCard): string {
  if (card.decline) return `declined: ${card.decline.declineCode}`;
  if (card.authentication) return "asks for 3-D Secure";
  if (card.declinesOnceSaved) return "fails when charged later";
  if (card.dispute) return "is disputed";
  if (card.failsRefunds) return "its refunds fail";
  return card.isAvailableAtOnce ? "pays, funds available at once" : "pays";
}

/** The card that was entered, or what is wrong with it in words for a customer. */
export function readCard(
  ctx: Context,
  form: Form,
): { ok: true; method: Stripe.PaymentMethod } | { ok: false; message: string } {
  const card = findCardByNumber(form.cardNumber ?? "");
  if (!card)
    return { ok: false, message: "Your card number is invalid. Use one of the test cards below." };
  const expiry = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(form.cardExpiry ?? "");
  const month = Number(expiry?.[1]);
  const year = 2000 + Number(expiry?.[2]);
  const isFuture = Date.UTC(year, month, 1) / 1000 > ctx.sandbox.clock.now();
  if (!expiry || month < 1 || month > 12 || !isFuture)
    return { ok: false, message: "Your card's expiration date is invalid." };
  if (!/^\d{3,4}$/.test((form.cardCvc ?? "").trim()))
    return { ok: false, message: "Your card's security code is incomplete." };
  const method = createCard(ctx, {
    card,
    expMonth: month,
    expYear: year,
    billingDetails: { email: form.email || null, name: form.billingName || null },
  });
  return { ok: true, method };
}
