import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { describePartyPlace, describePerson } from "@boab/contracts/bookings/party.rules";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import {
  formatClock,
  formatMonthName,
  formatWeekday,
  getTimeZoneCity,
} from "@boab/format/calendar";
import { formatTime } from "@boab/format/dates";
import { formatDurationRange } from "@boab/format/durations";
import { ChatCenteredTextIcon } from "@phosphor-icons/react/dist/ssr/ChatCenteredText";
import { GlobeHemisphereEastIcon } from "@phosphor-icons/react/dist/ssr/GlobeHemisphereEast";
import { ListChecksIcon } from "@phosphor-icons/react/dist/ssr/ListChecks";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { ScissorsIcon } from "@phosphor-icons/react/dist/ssr/Scissors";
import { UserIcon } from "@phosphor-icons/react/dist/ssr/User";
import { WalletIcon } from "@phosphor-icons/react/dist/ssr/Wallet";
import type { ReactNode } from "react";
import { useViewerZone } from "../use-viewer-zone.ts";
import { describeMoney } from "./manage-view.ts";

/** Shows date and time, and the time in the viewer's own zone if it differs. */
export function BookingTime({ booking }: { booking: CustomerBooking }) {
  const { date, start, end, startsAt, endsAt, timeZone, length, style, party } = booking;
  const viewerZone = useViewerZone(timeZone, startsAt);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-6">
      <div className="w-26 overflow-hidden rounded-lg border border-line bg-sunk text-center sm:row-span-2 sm:w-33">
        <p className="bg-ink py-2 text-md text-on-ink">{formatWeekday(date)}</p>
        <p className="pt-3 text-4xl leading-none font-[700]">{Number(date.slice(-2))}</p>
        <p className="pt-1 pb-3 text-md">{formatMonthName(date)}</p>
      </div>
      <div className={viewerZone ? "sm:self-end" : "sm:row-span-2"}>
        <p className="type-display text-2xl sm:text-3xl">
          {formatClock(start)} to {formatClock(end)}
        </p>
        <p className="mt-1 text-ink-2">
          {getTimeZoneCity(timeZone)} time, about{" "}
          {formatDurationRange(party.length === 0 && style ? style.minutesFrom : length, length)}
        </p>
      </div>
      {viewerZone && (
        <p className="inline-flex items-center gap-2 rounded-md bg-support-soft px-3 py-2 text-support-text max-sm:col-span-2 max-sm:mt-4 sm:mt-2 sm:self-start sm:justify-self-start">
          <GlobeHemisphereEastIcon size={18} aria-hidden="true" className="flex-none" />
          <span>
            <b>
              {formatTime(startsAt, viewerZone)} to {formatTime(endsAt, viewerZone)} in{" "}
              {getTimeZoneCity(viewerZone)}
            </b>
            , where you are now
          </span>
        </p>
      )}
    </div>
  );
}

export function BookingDetails({ booking }: { booking: CustomerBooking }) {
  const { business, serviceTitle, style, teammate, party, preparation, customerNotes } = booking;
  const money = describeMoney(booking);
  return (
    <dl className="divide-y divide-line border-y border-line">
      {party.map((place) => (
        <DetailRow
          key={place.id}
          name={describePerson(place.person)}
          icon={<ScissorsIcon size={20} aria-hidden="true" />}
        >
          <b className="block">
            {describePerson(place.person)}: {place.serviceTitle}
          </b>
          <span className="text-md text-ink-2">
            {describePartyPlace({ ...place, serviceTitle: null }, { formatClock })}
          </span>
        </DetailRow>
      ))}
      {serviceTitle && party.length === 0 && (
        <DetailRow name="Service" icon={<ScissorsIcon size={20} aria-hidden="true" />}>
          <b className="block">{serviceTitle}</b>
          {style && <span className="text-md text-ink-2">{describeStyle(style)}</span>}
        </DetailRow>
      )}
      {teammate && party.length === 0 && (
        <DetailRow name="With" icon={<UserIcon size={20} aria-hidden="true" />}>
          <b className="block">With {teammate.name}</b>
        </DetailRow>
      )}
      {business.address && (
        <DetailRow name="Address" icon={<MapPinIcon size={20} aria-hidden="true" />}>
          <b className="block">{business.address}</b>
          <a
            className="link text-md"
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(business.address)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Get directions
          </a>
        </DetailRow>
      )}
      <DetailRow name="Payment" icon={<WalletIcon size={20} aria-hidden="true" />}>
        <b className="block">{money.title}</b>
        <span className="text-md text-ink-2">{money.text}</span>
      </DetailRow>
      {preparation.length > 0 && isToCome(booking) && (
        <DetailRow name="Preparation" icon={<ListChecksIcon size={20} aria-hidden="true" />}>
          <b className="block">Before you come</b>
          <ul className="list-disc pl-4 text-md text-ink-2">
            {preparation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </DetailRow>
      )}
      {customerNotes && (
        <DetailRow name="Your note" icon={<ChatCenteredTextIcon size={20} aria-hidden="true" />}>
          <b className="block">Your note</b>
          <span className="text-md whitespace-pre-line text-ink-2">{customerNotes}</span>
        </DetailRow>
      )}
    </dl>
  );
}

const statusesToCome = new Set<CustomerBooking["bookingStatus"]>([
  "held",
  "unverified",
  "requested",
  "confirmed",
]);
const isToCome = ({ bookingStatus }: CustomerBooking) => statusesToCome.has(bookingStatus);

const DetailRow = ({
  name,
  icon,
  children,
}: {
  name: string;
  icon: ReactNode;
  children: ReactNode;
}) => (
  <div className="flex gap-4 px-5 py-4 md:px-7">
    <dt className="mt-0.5 flex-none text-primary-text">
      {icon}
      <span className="sr-only">{name}</span>
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
