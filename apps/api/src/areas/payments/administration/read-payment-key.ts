import { z } from "zod";

/** Reads what staff typed to find a payment: its id, an id of the provider, or a person's email. */
export function readPaymentKey(
  typed: string,
): { id: string } | { stripeId: string } | { email: string } | undefined {
  const text = typed.trim();
  const id = z.uuid().safeParse(text.toLowerCase());
  if (id.success) return { id: id.data };
  if (text.includes("@")) return { email: text.normalize("NFC").toLowerCase() };
  return /^[a-z]{2,4}_\w+$/.test(text) ? { stripeId: text } : undefined;
}
