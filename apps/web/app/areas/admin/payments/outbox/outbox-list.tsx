import type { OutboxMessage } from "@boab/contracts/payments/outbox";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { type PageAction, usePageAction } from "#lib/api/page-action.ts";
import { formatDateTime, formatMoney } from "#lib/format/format.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { RetryForm } from "../retry-form.tsx";
import { StateCell } from "../state-cell.tsx";
import { messageNames, messageNote, outboxStates } from "./outbox-view.ts";

interface OutboxListProps {
  messages: readonly OutboxMessage[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<OutboxMessage> | undefined;
  /** In here, so that the last message can still say what became of it. */
  empty: ReactNode;
}

export function OutboxList({ messages, firstResult, empty }: OutboxListProps) {
  const retry = usePageAction<OutboxMessage>({
    firstResult,
    onSuccess: ({ amountCents }) =>
      toast(
        `We're sending ${formatMoney(amountCents)} again. Reload in a moment to see if it went.`,
      ),
  });
  return (
    <>
      <ActionFailure of={retry} reloadLabel="Show the latest" className="m-4" />
      <Table
        caption="Transfers, refunds and reversals, newest first"
        columns={[...facts, retryColumn(retry)]}
        rows={messages}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </>
  );
}

const facts: TableColumn<OutboxMessage>[] = [
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
    cell: (message) => <StateCell {...outboxStates[message.state]} note={messageNote(message)} />,
  },
];

const retryColumn = (retry: PageAction<OutboxMessage>): TableColumn<OutboxMessage> => ({
  id: "retry",
  header: "Retry",
  isHeaderHidden: true,
  cell: (message) =>
    message.state === "parked" && (
      <RetryForm
        id={message.id}
        action={retry}
        label="Retry"
        fullLabel={`Retry ${messageNames[message.kind].toLowerCase()} of ${formatMoney(message.amountCents)} for ${message.sellerName}`}
      />
    ),
});
