import type { Service } from "@boab/contracts/bookings/settings";
import { summariseStyles } from "@boab/contracts/bookings/style.rules";
import { formatDurationRange } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { Link } from "react-router";
import { bookHref } from "../paths.ts";
import type { Party } from "./party.ts";

interface ServiceListProps {
  slug: string;
  services: readonly Service[];
  /** The key of the person who was chosen before; what they do is listed. */
  teammate?: string | undefined;
  /** What the service is booked with, and for whom it is. */
  party?: Pick<Party, "visits" | "person">;
}

/** In the first step the customer chooses a service. */
export const ServiceList = ({ slug, services, teammate, party }: ServiceListProps) => (
  <ul className="grid gap-3">
    {services.map(({ id, title, priceCents, durationMinutes, styles }) => (
      <li key={id}>
        <Link
          to={bookHref(slug, {
            service: id,
            teammate,
            also: party?.visits.map(({ choice }) => choice),
            person: party?.person,
          })}
          className="flex min-h-18 items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 no-underline hover:border-ink"
        >
          <span>
            <b className="block font-[640]">{title}</b>
            <span className="text-sm text-ink-3">
              about{" "}
              {formatDurationRange(
                styles ? summariseStyles(styles).shortestMinutes : durationMinutes,
                durationMinutes,
              )}
            </span>
          </span>
          <span className="flex flex-none items-center gap-3">
            <b>
              {styles && "from "}
              {priceCents === 0 ? "Free" : formatMoney(priceCents)}
            </b>
            <CaretRightIcon weight="bold" size={18} aria-hidden="true" />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
