import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { scrollFocusedIntoView } from "#ui/actions/scroll-focused-into-view.ts";
import { cx } from "#ui/layout/cx.ts";
import { DayLink } from "./day-link.tsx";
import { MonthGrid } from "./month-grid.tsx";
import type { DaysView, DayView } from "./slot-days.ts";

/** Shows days with their free times, in a row or as a month, and links to earlier and later ones. */
export function DayChooser({ view }: { view: DaysView }) {
  const { month } = view;
  return (
    <nav aria-label="Choose a day" onFocus={scrollFocusedIntoView}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-xl" aria-live="polite">
          {view.title}
        </h2>
        <div className="flex gap-2">
          <Step to={view.earlier} label={month ? "Month before" : "Earlier days"}>
            <CaretLeftIcon weight="bold" size={18} aria-hidden="true" />
          </Step>
          <Step to={view.later} label={month ? "Next month" : "Later days"}>
            <CaretRightIcon weight="bold" size={18} aria-hidden="true" />
          </Step>
        </div>
      </div>
      {month ? (
        <MonthGrid month={month} />
      ) : (
        <ol className="no-scrollbar -mx-gutter flex gap-2.5 overflow-x-auto px-gutter py-1 md:mx-0 md:grid md:grid-cols-8 md:px-0">
          {view.days.map((day) => (
            <li key={day.date} className="w-22 flex-none md:w-auto">
              <Day day={day} />
            </li>
          ))}
        </ol>
      )}
      <Link
        to={view.otherView}
        replace
        preventScrollReset
        className="link mt-1 inline-flex min-h-11 items-center"
      >
        {month ? "Show days" : "Show month"}
      </Link>
    </nav>
  );
}

interface StepProps {
  to: string | null;
  label: string;
  children: ReactNode;
}

function Step({ to, label, children }: StepProps) {
  const style = cx(iconButtonStyle, "border border-line bg-surface");
  if (to === null)
    return (
      <span aria-hidden="true" className={cx(style, "opacity-35")}>
        {children}
      </span>
    );
  return (
    <Link to={to} replace preventScrollReset aria-label={label} title={label} className={style}>
      {children}
    </Link>
  );
}

const Day = ({ day }: { day: DayView }) => (
  <DayLink day={day} className="min-h-24 gap-1 rounded-md -outline-offset-3">
    <span className="text-sm">{day.weekday}</span>
    <span className="text-xl leading-none font-[680]">{day.day}</span>
    <span
      className={cx(
        "text-xs font-[600]",
        !day.isChosen && day.isFree && "text-ok",
        !day.isFree && "font-[450]",
      )}
    >
      {day.note}
    </span>
  </DayLink>
);
