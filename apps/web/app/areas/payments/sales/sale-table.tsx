import type { Sale } from "@boab/contracts/payments/payments";
import { computeRefundableCents } from "@boab/contracts/payments/sale-money";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { reasonLabels } from "#lib/format/refund.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { describePayoutStatus } from "./sale-view.ts";

interface SaleTableProps {
  sales: readonly Sale[];
  /** Returns the URL that opens the sale's refund. */
  buildRefundHref: (sale: Sale) => string;
}

/** Lists what was sold, to whom, and the payee's share. */
export function SaleTable({ sales, buildRefundHref }: SaleTableProps) {
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
    {
      id: "fee",
      header: "Fee",
      isNumeric: true,
      cell: ({ feeCents, returnedFeeCents }) => (
        <>
          {formatMoney(returnedFeeCents - feeCents)}
          {returnedFeeCents > 0 && (
            <span className="block text-sm text-ink-3">
              {formatMoney(returnedFeeCents)} given back
            </span>
          )}
        </>
      ),
    },
    {
      id: "refunded",
      header: "Refunded",
      isNumeric: true,
      cell: ({ refundedCents, disputedCents, refundReasons }) =>
        refundedCents + disputedCents > 0 ? (
          <>
            {formatMoney(-(refundedCents + disputedCents))}
            {disputedCents > 0 && (
              <span className="block text-sm text-ink-3">
                {formatMoney(disputedCents)} disputed
              </span>
            )}
            {refundReasons.map((reason) => (
              <span key={reason} className="block text-sm text-ink-3">
                {reasonLabels[reason]}
              </span>
            ))}
          </>
        ) : (
          "–"
        ),
    },
    {
      id: "share",
      header: "You get",
      isNumeric: true,
      cell: ({ netCents }) => <b>{formatMoney(netCents)}</b>,
    },
    {
      id: "state",
      header: "Status",
      cell: (sale) => {
        const { label, tone } = describePayoutStatus(sale);
        return <Chip tone={tone}>{label}</Chip>;
      },
    },
    {
      id: "refund",
      header: "Refund",
      isHeaderHidden: true,
      cell: (sale) =>
        computeRefundableCents(sale) > 0 && (
          <LinkButton
            to={buildRefundHref(sale)}
            preventScrollReset
            variant="secondary"
            size="xs"
            aria-haspopup="dialog"
            aria-label={`Refund ${sale.buyerName}, ${formatMoney(sale.amountCents)}`}
          >
            Refund
          </LinkButton>
        ),
    },
  ];
  return <Table caption="Your sales" columns={columns} rows={sales} rowKey={({ id }) => id} />;
}
