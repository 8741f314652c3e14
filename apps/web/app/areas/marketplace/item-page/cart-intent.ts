import { createIntent } from "#lib/session/intent.ts";
import { type Choice, optionKinds } from "./choice.ts";

/** What a visitor wanted to buy before logging in. */
interface WantedItem {
  choice: Choice;
  quantity: number;
}

const intent = createIntent("boab.cart");

export function keepCartIntent(sku: string, { choice, quantity }: WantedItem): void {
  const chosen = optionKinds.map((kind): [string, string] => [kind, choice[kind] ?? ""]);
  intent.keep(
    new URLSearchParams([["sku", sku], ...chosen, ["quantity", `${quantity}`]]).toString(),
  );
}

/** Once, and only on the page of that item. */
export function takeCartIntent(sku: string): WantedItem | null {
  const kept = intent.takeIf((wanted) => new URLSearchParams(wanted).get("sku") === sku);
  if (kept === null) return null;
  const params = new URLSearchParams(kept);
  const of = (kind: string) => params.get(kind) || null;
  return {
    choice: { type: of("type"), color: of("color"), size: of("size") },
    quantity: Number(params.get("quantity")) || 1,
  };
}
