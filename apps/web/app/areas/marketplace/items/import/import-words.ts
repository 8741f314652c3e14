import type { ImportRow } from "@boab/contracts/marketplace/item-import";
import type { ChipTone } from "#ui/text/chip.tsx";

export const outcomeChips: Record<ImportRow["outcome"], { label: string; tone: ChipTone }> = {
  change: { label: "Changes", tone: "ok" },
  same: { label: "No change", tone: "neutral" },
  wrong: { label: "Left out", tone: "danger" },
};

const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);
const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);

/** What comes of a file: `12 items will change. 2 rows have a problem and are left out.` */
export function importSummary(read: readonly ImportRow[], isImported: boolean): string {
  const count = (outcome: ImportRow["outcome"]) =>
    read.filter((row) => row.outcome === outcome).length;
  const [changed, wrong] = [count("change"), count("wrong")];
  const first =
    changed === 0
      ? "Nothing in this file changes your items."
      : `${items(changed)} ${isImported ? (changed === 1 ? "was" : "were") : "will"} ${isImported ? "changed" : "change"}.`;
  const second = `${rows(wrong)} ${wrong === 1 ? "has" : "have"} a problem and ${
    isImported ? (wrong === 1 ? "was" : "were") : wrong === 1 ? "is" : "are"
  } left out.`;
  return wrong === 0 ? first : `${first} ${second}`;
}

/** Problems first, then what changes; rows that change nothing aren't listed. */
export const listedRows = (read: readonly ImportRow[]): ImportRow[] => [
  ...read.filter(({ outcome }) => outcome === "wrong"),
  ...read.filter(({ outcome }) => outcome === "change"),
];

/** An empty cell, in words. */
export const cellWords = (cell: string): string => cell || "empty";
