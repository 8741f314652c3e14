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
