import type { PaymentCheck } from "@boab/contracts/payments/reconciliation";
import { formatDateTime } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import { Card } from "#ui/layout/card.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip, type Tone } from "#ui/text/chip.tsx";

const checkStateChips: Record<PaymentCheck["state"], { label: string; tone: Tone }> = {
  waiting: { label: "Waiting", tone: "warn" },
  running: { label: "Running", tone: "warn" },
  done: { label: "Done", tone: "ok" },
  failed: { label: "Failed", tone: "danger" },
};

const columns: TableColumn<PaymentCheck>[] = [
  {
    id: "time",
    header: "Check",
    isRowHeader: true,
    cell: ({ requestedAt, scope }) => (
      <>
        <time dateTime={requestedAt} className="block font-[620]">
          {formatDateTime(requestedAt)}
        </time>
        <span className="block text-sm text-ink-3">
          {scope === "daily" ? "Everything" : "Payments, transfers and refunds"}
        </span>
      </>
    ),
  },
  {
    id: "payments",
    header: "Payments",
    isNumeric: true,
    cell: ({ payments }) => formatCount(payments),
  },
  {
    id: "found",
    header: "New differences",
    isNumeric: true,
    cell: ({ found }) => formatCount(found),
  },
  {
    id: "settled",
    header: "Settled",
    isNumeric: true,
    cell: ({ settled }) => formatCount(settled),
  },
  {
    id: "repaired",
    header: "Caught up",
    isNumeric: true,
    cell: ({ repaired }) => formatCount(repaired),
  },
  {
    id: "state",
    header: "State",
    cell: ({ state, problem }) => (
      <span className="block max-md:text-right">
        <Chip tone={checkStateChips[state].tone} hasDot>
          {checkStateChips[state].label}
        </Chip>
        {problem && (
          <span className="mt-1 block max-w-[44ch] text-sm wrap-anywhere text-ink-2">
            {problem}
          </span>
        )}
      </span>
    ),
  },
];

/** This many fit beside the differences; older checks add nothing new. */
const MAX_SHOWN_CHECKS = 8;

export function CheckHistory({ checks }: { checks: readonly PaymentCheck[] }) {
  return (
    <Card as="section" aria-labelledby="latest-checks" isPadded={false} className="overflow-hidden">
      <h2 id="latest-checks" className="border-b border-line p-4 text-xl md:px-6">
        Latest checks
      </h2>
      {checks.length === 0 ? (
        <p className="p-4 text-md text-ink-2 md:px-6">No checks yet.</p>
      ) : (
        <div className="max-md:p-3">
          <Table
            caption="Latest checks, newest first"
            columns={columns}
            rows={checks.slice(0, MAX_SHOWN_CHECKS)}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </Card>
  );
}
