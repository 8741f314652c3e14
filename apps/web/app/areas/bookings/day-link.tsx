import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import type { DayView } from "./slot-days.ts";

interface DayLinkProps {
  day: DayView;
  className: string;
  children: ReactNode;
}

/** Chooses a day, free or not: also a full one says what can be done. */
export const DayLink = ({
  day: { label, isFree, isChosen, to },
  className,
  children,
}: DayLinkProps) => (
  <Link
    to={to}
    replace
    preventScrollReset
    aria-label={label}
    aria-current={isChosen ? "date" : undefined}
    className={cx(
      "flex flex-col items-center justify-center border text-center no-underline",
      isChosen && "border-ink bg-ink text-on-ink",
      !isChosen && isFree && "border-line bg-surface text-ink hover:border-ink",
      !isChosen && !isFree && "border-line border-dashed text-ink-3 hover:border-ink-3",
      className,
    )}
  >
    {children}
  </Link>
);
