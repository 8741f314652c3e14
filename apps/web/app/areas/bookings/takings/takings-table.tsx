import type { TakingsFigures } from "@boab/contracts/bookings/takings";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import type { ReactNode } from "react";
import { Table, type TableColumn } from "#ui/layout/table.tsx";

export interface TakingsRow extends TakingsFigures {
  id: string;
  label: string;
}

const countColumn = (id: string, header: string, read: (row: TakingsRow) => number) => ({
  id,
  header,
  isNumeric: true,
  cell: (row: TakingsRow) => formatCount(read(row)),
});

const moneyColumn = (id: string, header: string, read: (row: TakingsRow) => number) => ({
  id,
  header,
  isNumeric: true,
  cell: (row: TakingsRow): ReactNode => formatMoney(read(row)),
});

const figureColumns: TableColumn<TakingsRow>[] = [
  countColumn("visits", "Visits done", ({ visits }) => visits),
  countColumn("noShows", "No-shows", ({ noShows }) => noShows),
  moneyColumn("price", "Price of the visits", ({ priceCents }) => priceCents),
  moneyColumn("paid", "Paid through Boab", ({ paidCents }) => paidCents),
  moneyColumn("fees", "Fees", ({ feesCents }) => -feesCents),
  moneyColumn("refunds", "Refunds", ({ refundsCents }) => -refundsCents),
  {
    id: "net",
    header: "You keep",
    isNumeric: true,
    cell: ({ netCents }) => <b>{formatMoney(netCents)}</b>,
  },
];

interface TakingsTableProps {
  caption: string;
  /** What a row is about. */
  header: string;
  rows: readonly TakingsRow[];
  totals: TakingsFigures;
}

/** Shows takings row by row, with the sum of all rows as the last one. */
export function TakingsTable({ caption, header, rows, totals }: TakingsTableProps) {
  const columns: TableColumn<TakingsRow>[] = [
    {
      id: "what",
      header,
      isRowHeader: true,
      cell: ({ label }) => <b className="font-[650] wrap-anywhere">{label}</b>,
    },
    ...figureColumns,
  ];
  const all: TakingsRow = { id: "total", label: "Total", ...totals };
  return (
    <Table caption={caption} columns={columns} rows={[...rows, all]} rowKey={({ id }) => id} />
  );
}
