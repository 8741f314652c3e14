import type { CustomerCard, CustomerVisit } from "@boab/contracts/bookings/customers";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { formatPhone } from "@boab/format/phone";
import { CalendarCheckIcon } from "@phosphor-icons/react/dist/ssr/CalendarCheck";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/ssr/EnvelopeSimple";
import { PhoneIcon } from "@phosphor-icons/react/dist/ssr/Phone";
import { Link } from "react-router";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { describeBookedService } from "../describe-booked-service.ts";
import { bookingStatusChips } from "../owner/booking-view.ts";
import { CustomerNotes } from "./customer-notes.tsx";
import {
  describeVisitMoney,
  formatVisitTime,
  listCustomerChips,
  listFigures,
} from "./describe-card.ts";
import { OnlineBookings } from "./online-bookings.tsx";

interface CustomerPageProps {
  slug: string;
  customer: CustomerCard;
}

/** The card of one customer: how to reach them, their visits, and what the business notes about them. */
export function CustomerPage({ slug, customer }: CustomerPageProps) {
  const [next] = customer.upcoming;
  return (
    <Container className="pt-[18px] pb-section md:pt-6">
      <Link
        to={bookingPaths.customers(slug)}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 font-[620] text-primary-text"
      >
        <CaretLeftIcon weight="bold" size={16} aria-hidden="true" />
        All customers
      </Link>
      <Head customer={customer} />
      {next && <NextBooking slug={slug} visit={next} />}
      <Figures customer={customer} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <Visits slug={slug} customer={customer} />
        <div className="grid gap-4">
          <CustomerNotes key={customer.version} customer={customer} />
          <OnlineBookings customer={customer} />
        </div>
      </div>
    </Container>
  );
}

function Head({ customer }: { customer: CustomerCard }) {
  const { name, email, phone } = customer;
  const dialled = phone ? formatPhone(phone) : null;
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4.5 gap-y-3.5">
      <Avatar name={name} size={64} />
      <div>
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{name}</h1>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {listCustomerChips(customer).map(({ label, tone }) => (
            <Chip key={label} tone={tone}>
              {label}
            </Chip>
          ))}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 border-t border-line pt-4">
        {dialled && (
          <a href={`tel:${dialled.dialled}`} className={contactClass}>
            <PhoneIcon size={18} aria-hidden="true" />
            {dialled.text}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={cx(contactClass, "wrap-anywhere")}>
            <EnvelopeSimpleIcon size={18} aria-hidden="true" className="flex-none" />
            {email}
          </a>
        )}
      </div>
    </Card>
  );
}

const contactClass = getButtonClass({
  variant: "secondary",
  size: "sm",
  className: "min-h-11 max-w-full shrink",
});

const calendarPath = (slug: string, { id, date }: CustomerVisit) =>
  `${bookingPaths.ofBusiness(slug)}?date=${date}&booking=${id}`;

function NextBooking({ slug, visit }: { slug: string; visit: CustomerVisit }) {
  return (
    <section
      aria-label="Next booking"
      className="mt-4 flex flex-wrap items-center gap-x-4.5 gap-y-3 rounded-lg bg-ok-soft px-5 py-4 text-on-ok-soft"
    >
      <CalendarCheckIcon weight="fill" size={28} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm">
          {visit.bookingStatus === "requested" ? "Asked for" : "Next booking"},{" "}
          {formatVisitTime(visit)}
        </p>
        <p className="text-lg font-[640] text-ink">{describeBookedService(visit) || "Visit"}</p>
        <p className="text-sm">{describeVisitMoney(visit)}</p>
      </div>
      <LinkButton to={calendarPath(slug, visit)} variant="secondary" size="sm" className="min-h-11">
        Open booking
      </LinkButton>
    </section>
  );
}

function Figures({ customer }: { customer: CustomerCard }) {
  return (
    <dl className="mt-4 grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4">
      {listFigures(customer).map(({ label, value, note }, index) => (
        <div
          key={label}
          className={cx(
            "border-line px-5 pt-3.5 pb-4",
            index % 2 === 1 && "border-l",
            index > 1 && "border-t lg:border-t-0",
            index === 2 && "lg:border-l",
          )}
        >
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="mt-0.5 font-display text-2xl">{value}</dd>
          <dd className="text-sm text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Visits({ slug, customer }: { slug: string; customer: CustomerCard }) {
  const { upcoming, past } = customer;
  return (
    <Card as="section" aria-labelledby="visits-title">
      <h2 id="visits-title" className="text-xl">
        Visits
      </h2>
      {upcoming.length > 0 && <VisitList slug={slug} title="To come" visits={upcoming} />}
      {past.length > 0 && <VisitList slug={slug} title="Past" visits={past} />}
      {upcoming.length + past.length === 0 && (
        <p className="mt-3 text-ink-2">No visits yet. After the first one, it shows here.</p>
      )}
    </Card>
  );
}

interface VisitListProps {
  slug: string;
  title: string;
  visits: readonly CustomerVisit[];
}

function VisitList({ slug, title, visits }: VisitListProps) {
  return (
    <>
      <h3 className="mt-4 mb-1 text-md font-[620] text-ink-3">{title}</h3>
      <ul>
        {visits.map((visit) => (
          <li
            key={visit.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-0.5 border-t border-line py-3 has-focus-visible:outline-3 has-focus-visible:outline-focus sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
          >
            <span className="text-sm text-ink-3 max-sm:col-span-full">
              {formatDate(visit.date)}
            </span>
            <span>
              <Link
                to={calendarPath(slug, visit)}
                className="font-[620] no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
              >
                {describeBookedService(visit) || "Visit"}
              </Link>
              {visit.bookingStatus !== "completed" && (
                <Chip tone={bookingStatusChips[visit.bookingStatus].tone} className="ml-2">
                  {bookingStatusChips[visit.bookingStatus].label}
                </Chip>
              )}
            </span>
            <span className="text-right tabular-nums">
              {visit.priceCents > 0 && formatMoney(visit.priceCents)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
