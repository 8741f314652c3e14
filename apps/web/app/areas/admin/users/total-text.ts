import { formatCount } from "@boab/format/numbers";

interface Total {
  total: number | null;
  isTotalCapped: boolean;
}

/** `1,284`; `more than 10,000` where counting stopped; empty when there is no count. */
export function formatUserTotal({ total, isTotalCapped }: Total): string | undefined {
  if (total === null) return undefined;
  return isTotalCapped ? `more than ${formatCount(total)}` : formatCount(total);
}
