import type { PaymentEvent } from "@boab/contracts/payments/events";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { type PageAction, usePageAction } from "#lib/api/page-action.ts";
import { formatCount, formatDateTime } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
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
    cell: (event) => {
      const { label, tone } = eventStates[event.state];
      const note = eventNote(event);
      return (
        <span className="block max-md:text-right">
          <Chip tone={tone} hasDot>
            {label}
          </Chip>
          {note && (
            <span className="mt-1 block max-w-[44ch] text-sm wrap-anywhere text-ink-2">{note}</span>
          )}
        </span>
      );
    },
  },
];

const retryColumn = (retry: PageAction<PaymentEvent>): TableColumn<PaymentEvent> => ({
  id: "retry",
  header: "Retry",
  isHeaderHidden: true,
  cell: (event) =>
    mayRetry(event) && (
      <Form
        method="post"
        onSubmit={(submission) => {
          submission.preventDefault();
          retry.submit({ id: event.id });
        }}
      >
        <input type="hidden" name="id" value={event.id} />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          isPending={retry.pendingValues?.id === event.id}
          pendingLabel="Retrying"
          aria-label={`Retry now: ${event.type} ${event.id}`}
        >
          Retry now
        </Button>
      </Form>
    ),
});
