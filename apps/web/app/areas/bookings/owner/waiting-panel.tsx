import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { UsersIcon } from "@phosphor-icons/react/dist/ssr/Users";
import { useId, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { formatMinutes } from "../format-time.ts";
import { EndDialog } from "./end-dialog.tsx";
import { failureWords } from "./failure-words.ts";
import { askedWords, groupWaiting, visitWords, type WaitingItem, whenWords } from "./waiting.ts";

interface WaitingPanelProps {
  bookings: readonly BusinessBooking[];
  now: Date;
  today: string;
  className?: string | undefined;
}

/** What the business has to answer. Requests for one time stand together. */
export function WaitingPanel({ bookings, now, today, className }: WaitingPanelProps) {
  const headingId = useId();
  const groups = groupWaiting(bookings);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return <NothingWaiting className={className} />;
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      isPadded={false}
      className={cx("overflow-hidden border-warn", className)}
    >
      <div className="flex items-center justify-between gap-3 bg-warn-soft px-5 py-3 text-on-warn-soft">
        <h2 id={headingId} className="scroll-mt-24 text-lg">
          Waiting for you
        </h2>
        <span className="font-semibold">{count === 1 ? "1 request" : `${count} requests`}</span>
      </div>
      <div className="divide-y divide-line px-5 py-1">
        {groups.map(({ items, rivalry }) => (
          <div key={items[0]?.booking.id} className="divide-y divide-line">
            {rivalry && (
              <p className="my-3.5 flex gap-3 rounded-md border-0 bg-sunk px-3 py-2.5 text-sm">
                <UsersIcon size={18} className="mt-px flex-none" aria-hidden="true" />
                <span>
                  {rivalry.count} people want <b>{rivalry.when}</b>. {rivalry.rest}
                </span>
              </p>
            )}
            {items.map((item) => (
              <Request key={item.booking.id} {...{ item, now, today }} />
            ))}
          </div>
        ))}
      </div>
    </Card>
  );
}

function NothingWaiting({ className }: { className?: string | undefined }) {
  return (
    <Card className={cx("flex gap-3.5", className)}>
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
}

function Request({ item, now, today }: RequestProps) {
  const { booking, isMove } = item;
  const [isDeclining, setDeclining] = useState(false);
  const confirm = usePageAction({
    onSuccess: () => toast(isMove ? "Moved." : `${booking.customerName} is booked.`),
  });
  const { serviceTitle, customerNotes, length, priceCents } = booking;
  return (
    <article className="py-4">
      <div className="flex items-start gap-3">
        <Avatar name={booking.customerName} />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-base font-[650] tracking-normal wrap-anywhere [font-stretch:100%]">
            {booking.customerName}
          </h3>
          <p className="text-xs text-ink-3">
            {visitWords(booking.visitsBefore)}
            {!isMove && `, ${askedWords(booking.createdAt, now, booking.timeZone)}`}
          </p>
        </div>
        {priceCents > 0 && <b className="tabular-nums">{formatMoney(priceCents)}</b>}
      </div>
      <p className="mt-2 leading-snug">
        <b>{whenWords(item, today)}</b>
        {isMove && (
          <span className="block text-sm text-ink-2">
            Wants to move from {whenWords(booking, today)}
          </span>
        )}
        <span className="block text-sm text-ink-2 wrap-anywhere">
          {[serviceTitle, length >= 240 && formatMinutes(length)].filter(Boolean).join(", ")}
          {customerNotes && ` “${customerNotes}”`}
        </span>
      </p>
      {confirm.failure && (
        <Note tone="danger" role="alert" className="mt-3">
          {failureWords(confirm.failure)}
        </Note>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        {booking.can.confirm ? (
          <Button
            variant="strong"
            size="sm"
            className="min-h-11"
            isPending={confirm.isPending}
            pendingLabel="Confirming"
            aria-label={`Confirm ${booking.customerName}`}
            onClick={() => confirm.submit({ intent: "confirm", id: booking.id })}
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
          onClick={() => setDeclining(true)}
        >
          Decline
        </Button>
      </div>
      {isDeclining && (
        <EndDialog
          booking={booking}
          deed={isMove ? "decline-move" : "decline"}
          onClose={() => setDeclining(false)}
        />
      )}
    </article>
  );
}
