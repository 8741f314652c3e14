import { CalendarCheckIcon } from "@phosphor-icons/react/dist/ssr/CalendarCheck";
import { LightningIcon } from "@phosphor-icons/react/dist/ssr/Lightning";
import { Chip } from "#ui/text/chip.tsx";
import { FreeTimeLinks } from "../free-time-links.tsx";
import type { FreeTimesView } from "../free-times.ts";
import { useIsOtherZone } from "../use-is-other-zone.ts";

interface FreeTimesRowProps {
  free: FreeTimesView;
  /** The business that is free. */
  name: string;
}

/** The service, its terms, and times that open the booking with them chosen. */
export function FreeTimesRow({ free, name }: FreeTimesRowProps) {
  const isOtherZone = useIsOtherZone(free.zone);
  const { service, confirmsInstantly, day } = free;
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
      <FreeTimeLinks free={free} name={name} className="mt-2" />
    </div>
  );
}
