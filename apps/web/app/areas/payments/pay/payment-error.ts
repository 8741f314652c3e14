import type { FormFailure } from "#lib/api/form.ts";

export const paymentErrorEvent = "payment-error";

/** Told to whoever listens on the page, as the specification's client does (DCART-08); our server has logged it. */
export function announcePaymentError({ code, error }: Pick<FormFailure, "code" | "error">): void {
  window.dispatchEvent(new CustomEvent(paymentErrorEvent, { detail: { code, error } }));
}
