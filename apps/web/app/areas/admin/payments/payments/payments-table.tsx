import type { PaymentRow } from "@boab/contracts/payments/administration";
import type { ReactNode } from "react";
import { formatDateTime, formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { buyerName, paymentStatus, shortName } from "./payment-view.ts";

interface PaymentsTableProps {
  rows: readonly PaymentRow[];
  isBusy: boolean;
  empty: ReactNode;
  onInspect: (row: PaymentRow) => void;
}

const facts: TableColumn<PaymentRow>[] = [
  {
    id: "payment",
    header: "Payment",
    isRowHeader: true,
    cell: (row) => (
      <>
        <span className="block font-[620]">Payment {shortName(row)}</span>
        <span className="block text-sm text-ink-3">{formatDateTime(row.createdAt)}</span>
      </>
    ),
  },
  {
    id: "sellers",
    header: "Paid to",
    cell: ({ sellers }) => <span className="wrap-anywhere">{sellers.join(", ")}</span>,
  },
  {
    id: "buyer",
    header: "Paid by",
    cell: (row) => <span className="wrap-anywhere">{buyerName(row)}</span>,
  },
  {
    id: "amount",
    header: "Amount",
    isNumeric: true,
    cell: ({ amountCents }) => <b>{formatMoney(amountCents)}</b>,
  },
  {
    id: "fees",
    header: "Our fee",
    isNumeric: true,
    cell: ({ feeCents }) => <span className="text-ink-3">{formatMoney(feeCents)}</span>,
  },
  {
    id: "share",
    header: "To seller",
    isNumeric: true,
    cell: ({ shareCents }) => formatMoney(shareCents),
  },
  {
    id: "status",
    header: "Status",
    cell: (row) => {
      const { label, tone, note } = paymentStatus(row);
      return (
        <span className="block max-md:text-right">
          <Chip tone={tone} hasDot>
            {label}
          </Chip>
          {note && <span className="mt-1 block text-sm text-ink-2">{note}</span>}
        </span>
      );
    },
  },
];

export function PaymentsTable({ rows, isBusy, empty, onInspect }: PaymentsTableProps) {
  const inspect: TableColumn<PaymentRow> = {
    id: "inspect",
    header: "Actions",
    isHeaderHidden: true,
    cell: (row) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Inspect payment ${shortName(row)}`}
        onClick={() => onInspect(row)}
      >
        Inspect
      </Button>
    ),
  };
  return (
    <Table
      caption="Payments, newest first"
      columns={[...facts, inspect]}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      empty={empty}
    />
  );
}
