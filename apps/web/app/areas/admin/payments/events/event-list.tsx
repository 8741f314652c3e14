import type { PaymentEvent } from "@boab/contracts/payments/events";
import { formatDateTime } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import type { TableColumn } from "#ui/layout/table.tsx";
import { RetryList, type RetryListProps } from "../retry-list.tsx";
import { StateCell } from "../state-cell.tsx";
import { eventStateChips, formatEventNote, formatHandlingTime, mayRetry } from "./event-view.ts";

interface EventListProps extends Pick<RetryListProps<PaymentEvent>, "firstResult" | "empty"> {
  events: readonly PaymentEvent[];
}

export const EventList = ({ events, ...list }: EventListProps) => (
  <RetryList
    caption="Webhook events, newest first"
    columns={columns}
    rows={events}
    getButton={(event) =>
      mayRetry(event)
        ? { label: "Retry now", fullLabel: `Retry now: ${event.type} ${event.id}` }
        : undefined
    }
    describeRetry={() => "We're trying it again. Reload in a moment to see what came of it."}
    {...list}
  />
);

const columns: TableColumn<PaymentEvent>[] = [
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
  { id: "took", header: "Took", isNumeric: true, cell: formatHandlingTime },
  {
    id: "state",
    header: "State",
    cell: (event) => <StateCell {...eventStateChips[event.state]} note={formatEventNote(event)} />,
  },
];
