import { describePerson } from "@boab/contracts/bookings/party.rules";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { formatMoney } from "@boab/format/money";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/ssr/UsersThree";
import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { Link } from "react-router";
import { PillLink } from "#ui/actions/pill.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { bookHref } from "../paths.ts";
import { type ChosenVisit, leaveOutHref, listAdditions } from "./party.ts";

interface PartyChoiceProps {
  slug: string;
  /** All that is booked together, the last chosen included. */
  visits: readonly ChosenVisit[];
  hasLost: boolean;
}

/** Adds services and people to the booking. The choice lives in the URL, so that it also works without JavaScript. */
export function PartyChoice({ slug, visits, hasLost }: PartyChoiceProps) {
  const additions = listAdditions(visits);
  const also = visits.map(({ choice }) => choice);
  return (
    <section aria-labelledby="who-comes" className="mb-7">
      <h2 id="who-comes" className="mb-3 text-lg font-[650]">
        {visits.length > 1 ? "Booked together" : "Coming with somebody?"}
      </h2>
      {visits.length > 1 && (
        <ol className="mb-3 divide-y divide-line rounded-lg border border-line bg-surface">
          {visits.map(({ person, service, teammate }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and only their order tells them apart.
            <li key={index} className="flex items-center gap-3 py-2 pr-2 pl-4">
              <UsersThreeIcon
                size={20}
                aria-hidden="true"
                className="flex-none text-primary-text"
              />
              <span className="min-w-0 flex-1">
                <b className="block font-[640] wrap-anywhere">{service.title}</b>
                <span className="text-sm text-ink-3 wrap-anywhere">
                  {[
                    describePerson(person),
                    describeStyle(service.style),
                    teammate && `with ${teammate.name}`,
                    service.priceCents === 0 ? "Free" : formatMoney(service.priceCents),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
              <Link
                to={leaveOutHref(slug, visits, index)}
                replace
                preventScrollReset
                aria-label={`Leave out ${service.title} of ${describePerson(person).toLowerCase()}`}
                className="inline-flex size-11 flex-none items-center justify-center rounded-full text-ink-3 hover:bg-sunk hover:text-ink"
              >
                <XIcon weight="bold" size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ol>
      )}
      {hasLost && (
        <Note tone="warn" role="status" className="mb-3">
          One of the services you chose isn't offered any more, so it isn't in your booking.
        </Note>
      )}
      {additions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {additions.map(({ person, label }) => (
            <li key={label}>
              <PillLink to={bookHref(slug, { also, person })} preventScrollReset={false}>
                <PlusIcon weight="bold" size={16} aria-hidden="true" />
                {label}
              </PillLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
