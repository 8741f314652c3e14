import { CalendarCheckIcon } from "@phosphor-icons/react/dist/ssr/CalendarCheck";
import { LightningIcon } from "@phosphor-icons/react/dist/ssr/Lightning";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { useIsOtherZone } from "../use-is-other-zone.ts";
import type { FreeTimesView } from "./free-times.ts";

interface FreeTimesRowProps {
  free: FreeTimesView;
  /** The business that is free. */
  name: string;
}

const timeClass =
  "inline-flex min-h-11 items-center justify-center rounded-md border-[1.5px] px-3 text-md font-semibold whitespace-nowrap no-underline";

/** The service, its terms, and times that open the booking with them chosen. */
export function FreeTimesRow({ free, name }: FreeTimesRowProps) {
  const isOtherZone = useIsOtherZone(free.zone);
  const { service, confirmsInstantly, day, times, more } = free;
  const verb = confirmsInstantly ? "Book" : "Ask for";
  return (
    <div className="relative mt-3 border-t border-line pt-3">
      {service && (
        <p className="flex items-baseline justify-between gap-3 text-md">
          <b className="min-w-0 truncate font-semibold">{service.title}</b>
          <span className="flex-none text-ink-2">
            <b className="font-semibold text-ink">{service.price}</b>, {service.duration}
          </span>
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-1.5">
        {confirmsInstantly ? (
          <Chip tone="ok" icon={<LightningIcon weight="fill" size={14} aria-hidden="true" />}>
            Confirms at once
          </Chip>
        ) : (
          <Chip>Answers requests</Chip>
        )}
        {service?.deposit && <Chip>{service.deposit}</Chip>}
      </p>
      {(day || isOtherZone) && (
        <p className="mt-2.5 flex items-center gap-1.5 text-sm font-semibold text-ok">
          <CalendarCheckIcon size={17} aria-hidden="true" />
          {[day, isOtherZone && free.zone.label].filter(Boolean).join(", ")}
        </p>
      )}
      <ul aria-label={`Free times at ${name}`} className="mt-2 flex flex-wrap items-center gap-1.5">
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
    </div>
  );
}
