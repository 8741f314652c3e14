import type { FormFailure } from "#lib/api/form.ts";

export const paymentErrorEvent = "payment-error";

/** Notifies subscribers on the page, as the specification's client does (DCART-08); our server logs the error. */
export function announcePaymentError({ code, error }: Pick<FormFailure, "code" | "error">): void {
  window.dispatchEvent(new CustomEvent(paymentErrorEvent, { detail: { code, error } }));
}
