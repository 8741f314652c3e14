import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { TodaysBlock } from "@boab/contracts/bookings/time-blocks";
import { formatClock } from "@boab/format/calendar";
import { formatPhone } from "@boab/format/phone";
import { ProhibitIcon } from "@phosphor-icons/react/dist/ssr/Prohibit";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ToastAction } from "#ui/feedback/toast-action.tsx";

const showFailure = { onFailure: ({ error }: { error: string }) => toast(error, { tone: "bad" }) };

/** Blocks the rest of today and opens it again. It belongs to the page, because the button goes and its toast stays. */
export function useTodaysBlock() {
  const open = usePageAction({
    ...showFailure,
    onSuccess: () => toast("The rest of today can be booked again."),
  });
  const undo = () => open.submit({ intent: "open-today" });
  const block = usePageAction({
    ...showFailure,
    onSuccess: () =>
      toast("Nobody can book the rest of today.", {
        action: <ToastAction label="Undo" onPress={undo} />,
      }),
  });
  return {
    block: () => block.submit({ intent: "block-today" }),
    isBlocking: block.isPending,
    open: undo,
    isOpening: open.isPending,
  };
}

type Today = ReturnType<typeof useTodaysBlock>;

/** One press, for the day on which something comes up. */
export const BlockTodayButton = ({ today }: { today: Today }) => (
  <Button
    variant="secondary"
    onClick={today.block}
    isPending={today.isBlocking}
    pendingLabel="Blocking"
  >
    <ProhibitIcon size={18} aria-hidden="true" />
    Block the rest of today
  </Button>
);

interface TodaysBlockNoteProps {
  today: Today;
  todaysBlock: TodaysBlock;
  /** Whether the viewer sees how to reach a customer. */
  seesCustomers: boolean;
}

/** Says that the rest of today is blocked and who is still coming, and opens it again. */
export function TodaysBlockNote({ today, todaysBlock, seesCustomers }: TodaysBlockNoteProps) {
  const { block, remaining } = todaysBlock;
  if (!block) return null;
  return (
    <Note tone="warn" title="The rest of today is blocked. Nobody can book it online.">
      {remaining.length === 0 ? (
        <p>Nobody else is coming today.</p>
      ) : (
        <>
          <p>What's booked stays. {seesCustomers ? "If you can't see them, let them know:" : ""}</p>
          <ul className="mt-2 grid gap-1">
            {remaining.map((booking) => (
              <RemainingBooking key={booking.id} booking={booking} />
            ))}
          </ul>
        </>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3 min-h-11"
        onClick={today.open}
        isPending={today.isOpening}
        pendingLabel="Opening"
      >
        Open the rest of today
      </Button>
    </Note>
  );
}

function RemainingBooking({ booking }: { booking: BusinessBooking }) {
  const { start, customerName, serviceTitle, customerPhone, customerEmail, bookingStatus } =
    booking;
  const phone = customerPhone ? formatPhone(customerPhone) : null;
  return (
    <li className="wrap-anywhere">
      {[
        formatClock(start),
        customerName,
        serviceTitle,
        bookingStatus === "requested" && "waiting for you",
      ]
        .filter(Boolean)
        .join(", ")}
      {phone ? (
        <>
          {": "}
          <a className="link" href={`tel:${phone.dialled}`}>
            {phone.text}
          </a>
        </>
      ) : (
        customerEmail && (
          <>
            {": "}
            <a className="link" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </a>
          </>
        )
      )}
    </li>
  );
}
