import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import type { FreeTimesView } from "./free-times.ts";

interface FreeTimeLinksProps {
  free: Pick<FreeTimesView, "times" | "more" | "confirmsInstantly">;
  /** The business that is free. */
  name: string;
  className?: string;
}

const timeClass =
  "inline-flex min-h-11 items-center justify-center rounded-md border-[1.5px] px-3 text-md font-semibold whitespace-nowrap no-underline";

/** Each time opens the booking with it chosen. */
export function FreeTimeLinks({ free, name, className }: FreeTimeLinksProps) {
  const { times, more, confirmsInstantly } = free;
  const verb = confirmsInstantly ? "Book" : "Ask for";
  return (
    <ul
      aria-label={`Free times at ${name}`}
      className={cx("flex flex-wrap items-center gap-1.5", className)}
    >
      {!confirmsInstantly && <li className="mr-1 text-md text-ink-2">Ask for</li>}
      {times.map(({ label, spoken, to }) => (
        <li key={to}>
          <Link
            to={to}
            aria-label={`${verb} ${spoken} at ${name}`}
            className={cx(
              timeClass,
              "border-ok bg-surface text-on-ok-soft hover:bg-ok-soft",
              !confirmsInstantly && "border-dashed",
            )}
          >
            {label}
          </Link>
        </li>
      ))}
      {more && (
        <li>
          <Link
            to={more.to}
            aria-label={`${more.label} at ${name}`}
            className={cx(timeClass, "border-line text-ink-2 hover:border-ink-3")}
          >
            {more.label}
          </Link>
        </li>
      )}
    </ul>
  );
}
