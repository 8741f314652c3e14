/** Before three digits only: in `24,50` the comma is a point, and nobody pays a hundred times as much. */
const thousandsMark = /(?<=\d)[,\s](?=\d{3}(\D|$))/g;

/** `$1,250.50` to cents; null when nothing was typed, undefined when it is no amount. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(thousandsMark, "");
  if (text === "") return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** Cents as they are typed: `95`, `24.50`. */
export const writeAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

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
