import { makeSpareCardNumber } from "@boab/stripe-sandbox/visitor";
import { expect, type Page } from "@playwright/test";
import { journeysProviderOrigin } from "../../scripts/stack/slot.ts";

/** Refused at once. */
export const declinedCardNumber = "4000 0000 0000 0002";
/** Accepted, and declined when the first charge is due. */
export const laterDeclinedCardNumber = "4000 0000 0000 0341";

/** Fills in a card of the payer's own on a page of the provider and presses its button. */
export async function payByCard(page: Page, number = makeSpareCardNumber()): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Zola Abebe");
  await page.getByRole("button", { name: /^(Start trial|Subscribe|Pay|Save card)/ }).click();
}

/** A call of the provider's API, as our server would make it. */
export async function callProvider(path: string, body?: Record<string, string>) {
  const response = await fetch(`${journeysProviderOrigin}/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: "Bearer sk_test_stack" },
    ...(body && { body: new URLSearchParams(body) }),
  });
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

/** The day of the first charge, for one person only: other journeys go on with their own dates. */
export async function endTrial(email: string): Promise<void> {
  const customers = await callProvider(`customers?email=${encodeURIComponent(email)}`);
  const subscriptions = await callProvider(`subscriptions?customer=${customers.data[0].id}`);
  await callProvider(`subscriptions/${subscriptions.data[0].id}`, { trial_end: "now" });
}
