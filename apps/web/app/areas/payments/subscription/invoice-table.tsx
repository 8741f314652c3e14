import type { CallResponse } from "@boab/contracts/common/call";
import type { listInvoices } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { Card } from "#ui/layout/card.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip, type Tone } from "#ui/text/chip.tsx";

type Invoice = CallResponse<typeof listInvoices>["data"][number];

const states: Record<Invoice["state"], { label: string; tone: Tone }> = {
  open: { label: "Open", tone: "info" },
  paid: { label: "Paid", tone: "ok" },
  failed: { label: "Declined", tone: "danger" },
  void: { label: "Cancelled", tone: "neutral" },
};

const columns: TableColumn<Invoice>[] = [
  { id: "date", header: "Date", cell: ({ createdAt }) => formatDate(createdAt) },
  { id: "number", header: "Invoice", cell: ({ number }) => number ?? "–", isRowHeader: true },
  {
    id: "amount",
    header: "Amount",
    cell: ({ amountCents }) => formatMoney(amountCents),
    isNumeric: true,
  },
  {
    id: "state",
    header: "Status",
    cell: ({ state }) => <Chip tone={states[state].tone}>{states[state].label}</Chip>,
  },
  {
    id: "file",
    header: "Download",
    isHeaderHidden: true,
    cell: ({ pdfUrl, number }) =>
      pdfUrl && (
        <a href={pdfUrl} className="inline-flex min-h-11 items-center">
          PDF<span className="sr-only"> of invoice {number}</span>
        </a>
      ),
  },
];

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Card as="section" aria-labelledby="invoices">
      <h2 id="invoices" className="mb-3 text-xl">
        Invoices
      </h2>
      <Table
        caption="Your invoices"
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-2">You don't have any invoices yet.</p>}
      />
    </Card>
  );
}
