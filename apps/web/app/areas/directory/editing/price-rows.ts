import { readAmount } from "#lib/format/amount.ts";

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
 * The rows to save. One whose amount can't be read is left out, or stays as it was saved, and doesn't
 * keep the others back; `isWhole` is false then.
 */
export function readRows(rows: readonly TypedPrice[], saved: readonly SavedPrice[]) {
  const pricings = rows.flatMap(({ id, title, amount }) => {
    const amountCents = readAmount(amount);
    if (amountCents !== undefined) return [{ ...(id !== undefined && { id }), title, amountCents }];
    return saved.filter((price) => price.id === id).map((price) => ({ ...price }));
  });
  const isWhole = rows.every(({ amount }) => readAmount(amount) !== undefined);
  return { pricings, isWhole };
}
