import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { formatBriefSpan } from "../format-time.ts";
import { describeHeldTime } from "./held-times.ts";

interface HeldBoxProps {
  held: HeldTime;
  buildHref: (bookingId: string) => string;
}

const boxClass =
  "block h-full overflow-hidden rounded-sm border-[1.5px] border-dashed border-ink-3 bg-surface px-1.5 py-1 text-xs leading-[1.3] text-ink-2";

/** A time that is held for an answer. The one that a customer is asked about opens their visit. */
export function HeldBox({ held, buildHref }: HeldBoxProps) {
  const { booking, start, end } = held;
  const text = (
    <>
      <b className="block truncate font-[650] text-ink">
        {booking?.customerName ?? "Waiting list"}
      </b>
      <span className="block truncate">
        {formatBriefSpan(start, end)}, {booking ? "asked" : "offered"}
      </span>
    </>
  );
  return booking ? (
    <Link
      to={buildHref(booking.id)}
      preventScrollReset
      aria-label={describeHeldTime(held)}
      className={cx(
        boxClass,
        "no-underline hover:outline-2 hover:outline-ok focus-visible:outline-3 focus-visible:outline-focus",
      )}
    >
      {text}
    </Link>
  ) : (
    <div className={boxClass}>
      <span className="sr-only">{describeHeldTime(held)}</span>
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
