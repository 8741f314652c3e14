import { createIntent } from "#lib/session/intent.ts";

/** A buyer pays the whole cart or one price. */
export type PayIntent = "cart" | `price:${string}`;

export const { save: savePayIntent, take: takePayIntent } = createIntent<PayIntent>("boab.pay");
