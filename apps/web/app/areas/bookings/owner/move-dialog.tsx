import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { describeFailure } from "./describe-failure.ts";
import { describeMoved, describeMoveNotice } from "./describe-move.ts";
import type { MoveRequest } from "./visit-move.ts";

interface MoveDialogProps {
  request: MoveRequest;
  onClose: () => void;
}

/** Asks before a visit moves, because a slip of the hand would email a customer. */
export function MoveDialog({ request, onClose }: MoveDialogProps) {
  const { booking, start, person } = request;
  const isAsking = booking.asksBeforeMoving;
  const change = usePageAction({
    onSuccess() {
      toast(start ? describeMoved(booking) : `${person?.name ?? "Somebody"} does it now.`);
      onClose();
    },
  });
  const send = () =>
    change.submit({
      id: booking.id,
      ...(start ? { intent: "move", date: booking.date, start } : { intent: "give" }),
      ...(person && { teammate: person.id }),
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        start
          ? isAsking
            ? `Ask ${booking.customerName} to move?`
            : `Move ${booking.customerName}?`
          : `Give ${booking.customerName} to ${person?.name}?`
      }
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button
            isPending={change.isPending}
            pendingLabel={start && isAsking ? "Asking" : "Moving"}
            onClick={send}
          >
            {start ? (isAsking ? "Ask to move" : "Move it") : "Give it to them"}
          </Button>
        </>
      }
    >
      <p>
        {formatDay(booking.date)}, from{" "}
        <b>{describePlace(booking.start, booking.teammate?.name)}</b> to{" "}
        <b>{describePlace(start ?? booking.start, (person ?? booking.teammate)?.name)}</b>.
      </p>
      <p className="mt-2 text-ink-2">{describeNotice(request)}</p>
      {change.failure && (
        <Note tone="danger" role="alert" className="mt-3">
          {describeFailure(change.failure)}
        </Note>
      )}
    </Dialog>
  );
}

const describePlace = (start: string, name: string | undefined) =>
  [formatClock(start), name && `with ${name}`].filter(Boolean).join(" ");

/** Whether the customer hears of it; somebody who asked for nobody by name doesn't hear of another person. */
function describeNotice({ booking, start }: MoveRequest): string {
  if (start) return describeMoveNotice(booking);
  if (booking.chosenTeammate === null) return "The time stays, so nobody is told.";
  return booking.customerEmail
    ? "We'll email them."
    : "They left no email, so please let them know yourself.";
}
