import type { PaymentRow } from "@boab/contracts/payments/administration";
import { formatDateTime } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { formatShortPaymentId, getBuyerName, getPaymentStatus } from "./payment-view.ts";

interface PaymentsTableProps {
  rows: readonly PaymentRow[];
  isBusy: boolean;
  empty: ReactNode;
  onInspect: (row: PaymentRow) => void;
}

const detailColumns: TableColumn<PaymentRow>[] = [
  {
    id: "payment",
    header: "Payment",
    isRowHeader: true,
    cell: (row) => (
      <>
        <span className="block font-[620]">Payment {formatShortPaymentId(row)}</span>
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
    cell: (row) => <span className="wrap-anywhere">{getBuyerName(row)}</span>,
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
    cell: ({ feeCents, returnedFeeCents }) => (
      <span className="text-ink-3">{formatMoney(feeCents - returnedFeeCents)}</span>
    ),
  },
  {
    id: "share",
    header: "To seller",
    isNumeric: true,
    cell: ({ netCents }) => formatMoney(netCents),
  },
  {
    id: "status",
    header: "Status",
    cell: (row) => {
      const { label, tone, note } = getPaymentStatus(row);
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
        aria-label={`Inspect payment ${formatShortPaymentId(row)}`}
        onClick={() => onInspect(row)}
      >
        Inspect
      </Button>
    ),
  };
  return (
    <Table
      caption="Payments, newest first"
      columns={[...detailColumns, inspect]}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      empty={empty}
    />
  );
}
