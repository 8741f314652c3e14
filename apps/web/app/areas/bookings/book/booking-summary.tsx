import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/ssr/CalendarBlank";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { ScissorsIcon } from "@phosphor-icons/react/dist/ssr/Scissors";
import { UserIcon } from "@phosphor-icons/react/dist/ssr/User";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ChosenService } from "./chosen-service.ts";

export interface SummaryPlace {
  street: string | null;
  locality: string;
}

interface BookingSummaryProps {
  service: Pick<ChosenService, "title" | "style"> | null;
  /** Null where there is nothing else to choose. */
  changeServicePath: string | null;
  /** `Tue 17 Nov, 1:00 pm` and how long it takes; null before a time is chosen. */
  time: { title: string; text: string } | null;
  /** Undefined where anyone may do it. */
  teammateName: string | undefined;
  place: SummaryPlace | null;
}

/** Shows what the customer is about to book. */
export const BookingSummary = ({
  service,
  changeServicePath,
  time,
  teammateName,
  place,
}: BookingSummaryProps) => (
  <dl className="grid gap-4">
    {service && (
      <Row
        icon={<ScissorsIcon size={20} aria-hidden="true" />}
        name="Service"
        title={service.title}
        text={describeStyle(service.style) || undefined}
      >
        {changeServicePath && (
          <Link to={changeServicePath} className="link flex-none text-md">
            Change<span className="sr-only"> service</span>
          </Link>
        )}
      </Row>
    )}
    <Row
      icon={<CalendarBlankIcon size={20} aria-hidden="true" />}
      name="Time"
      title={time?.title ?? "Pick a time"}
      text={time?.text}
    />
    {teammateName !== undefined && (
      <Row
        icon={<UserIcon size={20} aria-hidden="true" />}
        name="With"
        title={`With ${teammateName}`}
      />
    )}
    {place && (
      <Row
        icon={<MapPinIcon size={20} aria-hidden="true" />}
        name="Address"
        title={place.street ?? place.locality}
        text={place.street ? place.locality : undefined}
      />
    )}
  </dl>
);

interface RowProps {
  icon: ReactNode;
  name: string;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

const Row = ({ icon, name, title, text, children }: RowProps) => (
  <div className="flex gap-3.5">
    <dt className="mt-0.5 flex-none text-primary-text">
      {icon}
      <span className="sr-only">{name}</span>
    </dt>
    <dd className="flex flex-1 items-start justify-between gap-3">
      <span>
        <b className="block font-[640]">{title}</b>
        {text && <span className="text-sm text-ink-3">{text}</span>}
      </span>
      {children}
    </dd>
  </div>
);
