import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatMinutes } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { UsersIcon } from "@phosphor-icons/react/dist/ssr/Users";
import { type ReactNode, useId, useRef, useState } from "react";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { describeBookedService } from "../describe-booked-service.ts";
import { describeSuggestedTime, describeTeammate } from "./booking-view.ts";
import { describeFailure } from "./describe-failure.ts";
import { EndDialog } from "./end-dialog.tsx";
import {
  formatBookingTime,
  formatRequestedAt,
  formatVisitNumber,
  groupWaiting,
  type WaitingGroup,
  type WaitingItem,
} from "./waiting.ts";

interface WaitingPanelProps {
  bookings: readonly BusinessBooking[];
  now: Date;
  today: string;
  className?: string | undefined;
}

/**
 * Lists what the business has to answer, with requests for the same time grouped. The panel sends the answers, because
 * an answered row is removed before it could show the result.
 */
export function WaitingPanel({ bookings, now, today, className }: WaitingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [itemToConfirm, setItemToConfirm] = useState<WaitingItem>();
  const [itemToDecline, setItemToDecline] = useState<WaitingItem>();
  const focusPanel = () => panel.current?.focus();
  const confirm = usePageAction({
    onSuccess() {
      if (itemToConfirm)
        toast(itemToConfirm.isMove ? "Moved." : `${itemToConfirm.booking.customerName} is booked.`);
      focusPanel();
    },
  });
  const confirmItem = (item: WaitingItem) => {
    setItemToConfirm(item);
    confirm.submit({ intent: "confirm", id: item.booking.id });
  };
  const groups = groupWaiting(bookings);
  const isItemToConfirm = ({ booking }: WaitingItem) => itemToConfirm?.booking.id === booking.id;
  return (
    <div ref={panel} tabIndex={-1} className={cx("rounded-lg outline-none", className)}>
      {groups.length === 0 ? (
        <NothingWaiting />
      ) : (
        <Requests
          groups={groups}
          renderRequest={(item) => (
            <Request
              key={item.booking.id}
              item={item}
              now={now}
              today={today}
              isPending={confirm.isPending && isItemToConfirm(item)}
              failure={isItemToConfirm(item) ? confirm.failure : undefined}
              onConfirm={() => confirmItem(item)}
              onDecline={() => setItemToDecline(item)}
            />
          )}
        />
      )}
      {itemToDecline && (
        <EndDialog
          booking={itemToDecline.booking}
          ending={itemToDecline.isMove ? "decline-move" : "decline"}
          onClose={() => setItemToDecline(undefined)}
          onDone={focusPanel}
        />
      )}
    </div>
  );
}

interface RequestsProps {
  groups: readonly WaitingGroup[];
  renderRequest: (item: WaitingItem) => ReactNode;
}

function Requests({ groups, renderRequest }: RequestsProps) {
  const headingId = useId();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      isPadded={false}
      className="overflow-hidden border-warn"
    >
      <div className="flex items-center justify-between gap-3 bg-warn-soft px-5 py-3 text-on-warn-soft">
        <h2 id={headingId} className="scroll-mt-24 text-lg">
          Waiting for you
        </h2>
        <span className="font-semibold">{count === 1 ? "1 request" : `${count} requests`}</span>
      </div>
      <div className="divide-y divide-line px-5 py-1">
        {groups.map(({ items, overlap }) => (
          <div key={items[0]?.booking.id} className="divide-y divide-line">
            {overlap && (
              <p className="my-3.5 flex gap-3 rounded-md border-0 bg-sunk px-3 py-2.5 text-sm">
                <UsersIcon size={18} className="mt-px flex-none" aria-hidden="true" />
                <span>
                  {overlap.count} people want <b>{overlap.when}</b>. {overlap.rest}
                </span>
              </p>
            )}
            {items.map(renderRequest)}
          </div>
        ))}
      </div>
    </Card>
  );
}

function NothingWaiting() {
  return (
    <Card className="flex gap-3.5">
      <CheckCircleIcon weight="fill" size={26} className="flex-none text-ok" aria-hidden="true" />
      <div>
        <h2 className="font-sans text-base font-[650] tracking-normal [font-stretch:100%]">
          Nothing is waiting for you.
        </h2>
        <p className="text-sm text-ink-3">New requests show up here and in your email.</p>
      </div>
    </Card>
  );
}

interface RequestProps {
  item: WaitingItem;
  now: Date;
  today: string;
  isPending: boolean;
  failure: FormFailure | undefined;
  onConfirm: () => void;
  onDecline: () => void;
}

function Request({ item, now, today, ...answer }: RequestProps) {
  const { booking, isMove } = item;
  const { customerNotes, length, priceCents } = booking;
  return (
    <article className="py-4">
      <div className="flex items-start gap-3">
        <Avatar name={booking.customerName} />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-base font-[650] tracking-normal wrap-anywhere [font-stretch:100%]">
            {booking.customerName}
          </h3>
          <p className="text-xs text-ink-3">
            {formatVisitNumber(booking.visitsBefore)}
            {!isMove && `, ${formatRequestedAt(booking.createdAt, now, booking.timeZone)}`}
          </p>
        </div>
        {priceCents > 0 && <b>{formatMoney(priceCents)}</b>}
      </div>
      <p className="mt-2 leading-snug">
        <b>{formatBookingTime(item, today)}</b>
        {isMove && (
          <span className="block text-sm text-ink-2">
            Wants to move from {formatBookingTime(booking, today)}
          </span>
        )}
        <span className="block text-sm text-ink-2 wrap-anywhere">
          {[describeBookedService(booking), length >= 240 && formatMinutes(length)]
            .filter(Boolean)
            .join(", ")}
          {customerNotes && ` “${customerNotes}”`}
        </span>
        {booking.suggestedTime && (
          <span className="block text-sm text-ink-2">{describeSuggestedTime(booking)}</span>
        )}
        {booking.chosenTeammate && (
          <span className="block text-sm text-ink-2 wrap-anywhere">
            With {describeTeammate(booking)}
          </span>
        )}
      </p>
      {answer.failure && (
        <Note tone="danger" role="alert" className="mt-3">
          {describeFailure(answer.failure)}
        </Note>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        {booking.can.confirm ? (
          <Button
            variant="strong"
            size="sm"
            className="min-h-11"
            isPending={answer.isPending}
            pendingLabel="Confirming"
            aria-label={`Confirm ${booking.customerName}`}
            onClick={answer.onConfirm}
          >
            Confirm
          </Button>
        ) : (
          <p className="self-center text-sm text-ink-3">This time has passed.</p>
        )}
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={`Decline ${booking.customerName}`}
          onClick={answer.onDecline}
        >
          Decline
        </Button>
      </div>
    </article>
  );
}
