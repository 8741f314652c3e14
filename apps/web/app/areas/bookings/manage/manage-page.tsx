import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { formatDayTime, getTimeZoneCity } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { CalendarPlusIcon } from "@phosphor-icons/react/dist/ssr/CalendarPlus";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { bookPath } from "../paths.ts";
import { useReloadOnRefusal } from "../use-chosen-slot.ts";
import { WhatsappLink } from "../whatsapp-link.tsx";
import { BookingDetails, BookingTime } from "./booking-details.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { ManagedBooking } from "./load-managed.server.ts";
import { viewManagedBooking } from "./manage-view.ts";
import { MoveForm } from "./move-form.tsx";
import { describePaidTerms } from "./paid-terms.ts";
import { SuggestedTime } from "./suggested-time.tsx";

interface ManagePageProps {
  managed: ManagedBooking;
  /** Set when the form to move the booking was posted without JavaScript. */
  firstResult: FormResult<CustomerBooking> | undefined;
  /** Set where the person can still pay for a held time. */
  payment?: ReactNode;
  /** Set while the customer still has to confirm the booking. */
  confirmation?: ReactNode;
}

/** Shows customers their booking: what, when and where, and how to move or cancel it. */
export function ManagePage({ managed, firstResult, payment, confirmation }: ManagePageProps) {
  const { booking, moving: moveOptions } = managed;
  const heading = useRef<HTMLHeadingElement>(null);
  const [changeCount, setChangeCount] = useState(0);
  const focusHeading = () => setChangeCount((count) => count + 1);
  // After a change the pressed button is gone and the heading shows the new status, so the heading gets the focus. This
  // runs after a closing dialog has returned the focus.
  useEffect(() => {
    if (changeCount > 0) heading.current?.focus();
  }, [changeCount]);
  const { chip, title, text, isOpen } = viewManagedBooking(
    booking,
    new Date(managed.readAt),
    managed.replyTime,
  );
  return (
    <Container className="grid items-start gap-[clamp(32px,5vw,72px)] pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_400px]">
      <div>
        <p className="mb-3 flex flex-wrap items-center gap-3 text-ink-2">
          <Chip tone={chip.tone} hasDot>
            {chip.label}
          </Chip>
          Booking {booking.id}, for {booking.customerName}
        </p>
        <h1 ref={heading} tabIndex={-1} className="type-title">
          {title}
        </h1>
        {text && <p className="mt-3 max-w-[62ch] text-lg text-ink-2">{text}</p>}
        <SuggestedTime booking={booking} readAt={managed.readAt} onAnswered={focusHeading} />
        <Card isPadded={false} className="mt-7">
          <div className="p-5 md:p-7">
            <BookingTime booking={booking} />
          </div>
          <BookingDetails booking={booking} />
          <div className="p-5 md:p-7">
            {payment}
            {confirmation}
            <Actions managed={managed} onChanged={focusHeading} />
          </div>
        </Card>
        {moveOptions && (
          <MoveForm
            managed={managed}
            moveOptions={moveOptions}
            firstResult={firstResult}
            onMoved={focusHeading}
          />
        )}
      </div>
      <aside className="grid gap-4" aria-label={`About ${booking.business.businessName}`}>
        <BusinessCard booking={booking} />
        {isOpen && <ChangeOfPlans booking={booking} readAt={managed.readAt} />}
      </aside>
    </Container>
  );
}

interface ActionsProps extends Pick<ManagePageProps, "managed"> {
  onChanged: () => void;
}

function Actions({ managed, onChanged }: ActionsProps) {
  const { booking, calendarPath, movePath, moving: moveOptions } = managed;
  const { can, proposedTime, bookingStatus, business } = booking;
  const [isCancelling, setCancelling] = useState(false);
  const reloadOnRefusal = useReloadOnRefusal();
  const cancel = usePageAction<CustomerBooking>({
    onFailure: reloadOnRefusal,
    onSuccess() {
      setCancelling(false);
      toast("Your booking was cancelled.");
      onChanged();
    },
  });
  const withdrawMove = usePageAction<CustomerBooking>({
    onSuccess() {
      toast("You've kept your time.");
      onChanged();
    },
  });
  const isOver = !can.move && !can.cancel && !can.verify && bookingStatus !== "confirmed";
  return (
    <>
      <ActionFailure of={withdrawMove} className="mb-4" />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {calendarPath && (
          <a href={calendarPath} className={getButtonClass({})} download>
            <CalendarPlusIcon size={20} aria-hidden="true" />
            {bookingStatus === "requested" ? "Add as tentative" : "Add to calendar"}
          </a>
        )}
        {isShareable(booking) && <WhatsappLink booking={booking} listingUrl={managed.listingUrl} />}
        {proposedTime && (
          <PageForm {...withdrawMove.form}>
            <input type="hidden" name="intent" value="keep" />
            <Button
              type="submit"
              variant="secondary"
              isPending={withdrawMove.isPending}
              className="w-full"
            >
              Keep {formatDay(booking.date)} instead
            </Button>
          </PageForm>
        )}
        {can.move && !moveOptions && (
          <LinkButton to={movePath} preventScrollReset variant="secondary">
            Move to another time
          </LinkButton>
        )}
        {can.cancel && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {bookingStatus === "requested" ? "Withdraw request" : "Cancel booking"}
          </Button>
        )}
        {isOver && (
          <LinkButton to={bookPath(business.slug)}>
            {bookingStatus === "declined" ? "Pick another time" : "Book again"}
          </LinkButton>
        )}
      </div>
      <CancelDialog
        booking={booking}
        action={cancel}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}

const isShareable = ({ bookingStatus }: CustomerBooking) =>
  bookingStatus === "requested" || bookingStatus === "confirmed";

function BusinessCard({ booking: { business } }: { booking: CustomerBooking }) {
  const { businessName, slug, city, state, phone, email } = business;
  return (
    <Card>
      <h2 className="text-lg">
        <a href={`/directory/listings/${slug}`} className="no-underline hover:underline">
          {businessName}
        </a>
      </h2>
      <p className="text-ink-3">{[city, state].filter(Boolean).join(" ")}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <a href={`tel:${phone}`} className={getButtonClass({ variant: "secondary", size: "sm" })}>
          Call
        </a>
        <a
          href={`mailto:${email}`}
          className={getButtonClass({ variant: "secondary", size: "sm" })}
        >
          Email
        </a>
      </div>
    </Card>
  );
}

function ChangeOfPlans({ booking, readAt }: { booking: CustomerBooking; readAt: string }) {
  const { can, changeableUntil, timeZone } = booking;
  return (
    <Card>
      <h2 className="text-lg">Change of plans?</h2>
      <p className="mt-2 text-ink-2">
        {booking.paymentStatus === "pay now" ? (
          describePaidTerms(booking, readAt).join(" ")
        ) : can.move || can.cancel ? (
          <>
            You can move or cancel online until <b>{formatDayTime(changeableUntil, timeZone)}</b>{" "}
            {getTimeZoneCity(timeZone)} time. After that, please call.
          </>
        ) : (
          "It's too late to change this online. Please call."
        )}
      </p>
      <p className="mt-3 text-sm text-ink-3">
        This page is private. Forward the email only to people who may change your booking.
      </p>
    </Card>
  );
}
