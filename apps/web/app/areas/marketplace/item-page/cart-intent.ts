import { createIntent } from "#lib/session/intent.ts";
import { type Choice, optionKinds } from "./choice.ts";

/** What a visitor wanted to buy before logging in. */
interface CartIntent {
  choice: Choice;
  quantity: number;
}

const intent = createIntent("boab.cart");

export function saveCartIntent(sku: string, { choice, quantity }: CartIntent): void {
  const chosen = optionKinds.map((kind): [string, string] => [kind, choice[kind] ?? ""]);
  intent.save(
    new URLSearchParams([["sku", sku], ...chosen, ["quantity", `${quantity}`]]).toString(),
  );
}

/** Returns the intent once, and only on the page of that item. */
export function takeCartIntent(sku: string): CartIntent | null {
  const stored = intent.takeIf((value) => new URLSearchParams(value).get("sku") === sku);
  if (stored === null) return null;
  const params = new URLSearchParams(stored);
  const of = (kind: string) => params.get(kind) || null;
  return {
    choice: { type: of("type"), color: of("color"), size: of("size") },
    quantity: Number(params.get("quantity")) || 1,
  };
}
