import { parseAmount } from "@boab/format/amounts";

interface TypedPrice {
  id?: string | undefined;
  title: string;
  amount: string;
}

interface SavedPrice {
  id: string;
  title: string;
  amountCents: number;
}

/**
 * Returns the rows to save. A row with an invalid amount keeps its saved value or is left out, so it doesn't block the
 * others; `isWhole` is then false.
 */
export function toPricings(rows: readonly TypedPrice[], saved: readonly SavedPrice[]) {
  const pricings = rows.flatMap(({ id, title, amount }) => {
    const amountCents = parseAmount(amount);
    if (amountCents !== undefined) return [{ ...(id !== undefined && { id }), title, amountCents }];
    return saved.filter((price) => price.id === id).map((price) => ({ ...price }));
  });
  const isWhole = rows.every(({ amount }) => parseAmount(amount) !== undefined);
  return { pricings, isWhole };
}
