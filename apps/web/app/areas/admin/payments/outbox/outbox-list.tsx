import type { OutboxMessage } from "@boab/contracts/payments/outbox";
import { formatDateTime } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { Link } from "react-router";
import type { TableColumn } from "#ui/layout/table.tsx";
import { RetryList, type RetryListProps } from "../retry-list.tsx";
import { StateCell } from "../state-cell.tsx";
import { formatMessageNote, messageNames, outboxStateChips } from "./outbox-view.ts";

interface OutboxListProps extends Pick<RetryListProps<OutboxMessage>, "firstResult" | "empty"> {
  messages: readonly OutboxMessage[];
}

export const OutboxList = ({ messages, ...list }: OutboxListProps) => (
  <RetryList
    caption="Transfers, refunds and reversals, newest first"
    columns={columns}
    rows={messages}
    getButton={(message) =>
      message.state === "parked"
        ? { label: "Retry", fullLabel: formatRetryLabel(message) }
        : undefined
    }
    describeRetry={({ amountCents }) =>
      `We're sending ${formatMoney(amountCents)} again. Reload in a moment to see if it went.`
    }
    reloadLabel="Show the latest"
    {...list}
  />
);

const formatRetryLabel = ({ kind, amountCents, sellerName }: OutboxMessage) =>
  `Retry ${messageNames[kind].toLowerCase()} of ${formatMoney(amountCents)} for ${sellerName}`;

const columns: TableColumn<OutboxMessage>[] = [
  {
    id: "what",
    header: "What",
    isRowHeader: true,
    cell: ({ kind, stripeId, id }) => (
      <>
        <span className="block font-[620]">{messageNames[kind]}</span>
        <span className="block text-sm wrap-anywhere text-ink-3">{stripeId ?? id}</span>
      </>
    ),
  },
  {
    id: "payment",
    header: "Payment",
    cell: ({ sellerName, paymentId, account }) => (
      <span className="wrap-anywhere">
        <Link to={`/admin/payments?q=${paymentId}`} className="link">
          {sellerName}
        </Link>
        {account && <span className="block text-sm text-ink-3">to {account}</span>}
      </span>
    ),
  },
  {
    id: "amount",
    header: "Amount",
    isNumeric: true,
    cell: ({ amountCents }) => <b>{formatMoney(amountCents)}</b>,
  },
  {
    id: "created",
    header: "Decided",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    id: "state",
    header: "State",
    cell: (message) => (
      <StateCell {...outboxStateChips[message.state]} note={formatMessageNote(message)} />
    ),
  },
];
