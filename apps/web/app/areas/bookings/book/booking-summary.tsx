import { describePerson } from "@boab/contracts/bookings/party.rules";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { formatClock } from "@boab/format/calendar";
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

/** One of several that are booked together. */
export interface PlacedVisit {
  person: number;
  service: Pick<ChosenService, "title" | "style">;
  teammateName: string | undefined;
  /** Missing before a time is chosen. */
  place: { start: string; end: string } | undefined;
}

interface BookingSummaryProps {
  /** Empty where one service is booked for one person. */
  party: readonly PlacedVisit[];
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
  party,
  service,
  changeServicePath,
  time,
  teammateName,
  place,
}: BookingSummaryProps) => (
  <dl className="grid gap-4">
    {party.map(({ person, service: booked, teammateName: name, place: at }, index) => (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and only their order tells them apart.
        key={index}
        icon={<ScissorsIcon size={20} aria-hidden="true" />}
        name="Service"
        title={`${describePerson(person)}: ${booked.title}`}
        text={[
          describeStyle(booked.style),
          at && `${formatClock(at.start)} to ${formatClock(at.end)}`,
          name && `with ${name}`,
        ]
          .filter(Boolean)
          .join(", ")}
      />
    ))}
    {service && party.length === 0 && (
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
