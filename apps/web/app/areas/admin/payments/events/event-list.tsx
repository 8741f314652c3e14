import type { PaymentEvent } from "@boab/contracts/payments/events";
import type { ReactNode } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { type PageAction, usePageAction } from "#lib/api/page-action.ts";
import { formatCount, formatDateTime } from "#lib/format/format.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { RetryForm } from "../retry-form.tsx";
import { StateCell } from "../state-cell.tsx";
import { eventNote, eventStates, eventTime, mayRetry } from "./event-view.ts";

interface EventListProps {
  events: readonly PaymentEvent[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<PaymentEvent> | undefined;
  /** In here, so that the last event can still say what became of it. */
  empty: ReactNode;
}

export function EventList({ events, firstResult, empty }: EventListProps) {
  const retry = usePageAction<PaymentEvent>({
    firstResult,
    onSuccess: () => toast("We're trying it again. Reload in a moment to see what came of it."),
  });
  return (
    <>
      <ActionFailure of={retry} className="m-4" />
      <Table
        caption="Webhook events, newest first"
        columns={[...facts, retryColumn(retry)]}
        rows={events}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </>
  );
}

const facts: TableColumn<PaymentEvent>[] = [
  {
    id: "event",
    header: "Event",
    isRowHeader: true,
    cell: ({ type, id }) => (
      <>
        <span className="block font-[620] wrap-anywhere">{type}</span>
        <span className="block text-sm wrap-anywhere text-ink-3">{id}</span>
      </>
    ),
  },
  {
    id: "about",
    header: "About",
    cell: ({ objectId, accountId }) => (
      <span className="wrap-anywhere">
        {objectId}
        {accountId && <span className="block text-sm text-ink-3">in {accountId}</span>}
      </span>
    ),
  },
  {
    id: "received",
    header: "Received",
    cell: ({ receivedAt }) => <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>,
  },
  { id: "tries", header: "Tries", isNumeric: true, cell: ({ tries }) => formatCount(tries) },
  { id: "took", header: "Took", isNumeric: true, cell: eventTime },
  {
    id: "state",
    header: "State",
    cell: (event) => <StateCell {...eventStates[event.state]} note={eventNote(event)} />,
  },
];

const retryColumn = (retry: PageAction<PaymentEvent>): TableColumn<PaymentEvent> => ({
  id: "retry",
  header: "Retry",
  isHeaderHidden: true,
  cell: (event) =>
    mayRetry(event) && (
      <RetryForm
        id={event.id}
        action={retry}
        label="Retry now"
        fullLabel={`Retry now: ${event.type} ${event.id}`}
      />
    ),
});
