import type { BoughtLine } from "@boab/contracts/marketplace/my-orders";
import { LinePicture } from "./line-picture.tsx";
import { formatOptions } from "./order-view.ts";

interface ReportedItems {
  itemNumbers: readonly number[];
  lines: readonly BoughtLine[];
}

export const listReportedLines = ({ itemNumbers, lines }: ReportedItems): BoughtLine[] =>
  lines.filter(({ itemNumber }) => itemNumbers.includes(itemNumber));

/** Lists the items a problem is about, so that nobody looks for the wrong one. */
export const ReportedLines = ({ lines }: { lines: readonly BoughtLine[] }) => (
  <ul aria-label="Reported items" className="mb-4 grid gap-2">
    {lines.map((line) => (
      <li key={line.itemNumber} className="flex items-center gap-3">
        <LinePicture picture={line.picture} size={48} />
        <span className="min-w-0">
          <span className="block font-semibold">
            {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
          </span>
          <span className="block text-sm text-ink-2">{formatOptions(line)}</span>
        </span>
      </li>
    ))}
  </ul>
);
