import { createIntent } from "#lib/session/intent.ts";

/** The whole cart, or one price. */
export type PayIntent = "cart" | `price:${string}`;

export const { keep: keepPayIntent, take: takePayIntent } = createIntent<PayIntent>("boab.pay");
