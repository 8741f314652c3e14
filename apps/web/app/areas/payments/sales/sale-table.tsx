import type { Sale } from "@boab/contracts/payments/payments";
import { formatDate, formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { leftToRefund, shareLeft, standingOf } from "./sale-view.ts";

interface SaleTableProps {
  sales: readonly Sale[];
  onRefund: (sale: Sale) => void;
}

const minus = (cents: number) => (cents === 0 ? formatMoney(0) : `−${formatMoney(cents)}`);

/** What was sold, to whom, and what the payee gets of it. */
export function SaleTable({ sales, onRefund }: SaleTableProps) {
  const columns: TableColumn<Sale>[] = [
    {
      id: "what",
      header: "Sale",
      isRowHeader: true,
      cell: ({ lines, buyerName, sellerName }) => (
        <>
          {lines.map(({ title, quantity }) => (
            <b key={title} className="block font-[650]">
              {quantity > 1 ? `${quantity} × ${title}` : title}
            </b>
          ))}
          <span className="block text-sm text-ink-3">
            {buyerName}, at {sellerName}
          </span>
        </>
      ),
    },
    { id: "paid", header: "Paid on", cell: ({ paidAt }) => formatDate(paidAt) },
    {
      id: "amount",
      header: "Amount",
      isNumeric: true,
      cell: ({ amountCents }) => formatMoney(amountCents),
    },
    { id: "fee", header: "Fee", isNumeric: true, cell: ({ feeCents }) => minus(feeCents) },
    {
      id: "refunded",
      header: "Refunded",
      isNumeric: true,
      cell: ({ refundedCents }) => (refundedCents > 0 ? minus(refundedCents) : "–"),
    },
    {
      id: "share",
      header: "You get",
      isNumeric: true,
      cell: (sale) => <b>{formatMoney(shareLeft(sale))}</b>,
    },
    {
      id: "state",
      header: "Status",
      cell: (sale) => {
        const { label, tone } = standingOf(sale);
        return <Chip tone={tone}>{label}</Chip>;
      },
    },
    {
      id: "refund",
      header: "Refund",
      isHeaderHidden: true,
      cell: (sale) =>
        leftToRefund(sale) > 0 && (
          <Button
            variant="secondary"
            size="xs"
            aria-haspopup="dialog"
            aria-label={`Refund ${sale.buyerName}, ${formatMoney(sale.amountCents)}`}
            onClick={() => onRefund(sale)}
          >
            Refund
          </Button>
        ),
    },
  ];
  return <Table caption="Your sales" columns={columns} rows={sales} rowKey={({ id }) => id} />;
}
