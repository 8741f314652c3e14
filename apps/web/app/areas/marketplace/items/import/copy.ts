import type { ImportRow } from "@boab/contracts/marketplace/item-import";
import type { ChipTone } from "#ui/text/chip.tsx";

export const importCopy = {
  tooLarge: "This file is too large. Split it into smaller ones.",
  failed: "We couldn't import this file. Please try again.",
} as const;

export const outcomeChips: Record<ImportRow["outcome"], { label: string; tone: ChipTone }> = {
  change: { label: "Changes", tone: "ok" },
  same: { label: "No change", tone: "neutral" },
  wrong: { label: "Left out", tone: "danger" },
};

const formatItemCount = (count: number) => (count === 1 ? "1 item" : `${count} items`);
const formatRowCount = (count: number) => (count === 1 ? "1 row" : `${count} rows`);

/** Sums up an import: `12 items will change. 2 rows have a problem and are left out.` */
export function summariseImport(importRows: readonly ImportRow[], isImported: boolean): string {
  const count = (outcome: ImportRow["outcome"]) =>
    importRows.filter((row) => row.outcome === outcome).length;
  const [changed, wrong] = [count("change"), count("wrong")];
  const first =
    changed === 0
      ? "Nothing in this file changes your items."
      : `${formatItemCount(changed)} ${isImported ? (changed === 1 ? "was" : "were") : "will"} ${isImported ? "changed" : "change"}.`;
  const second = `${formatRowCount(wrong)} ${wrong === 1 ? "has" : "have"} a problem and ${
    isImported ? (wrong === 1 ? "was" : "were") : wrong === 1 ? "is" : "are"
  } left out.`;
  return wrong === 0 ? first : `${first} ${second}`;
}

/** Lists problems first, then changes; unchanged rows are left out. */
export const listRowsToShow = (importRows: readonly ImportRow[]): ImportRow[] => [
  ...importRows.filter(({ outcome }) => outcome === "wrong"),
  ...importRows.filter(({ outcome }) => outcome === "change"),
];

export const formatCell = (cell: string): string => cell || "empty";
