import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import { EyeIcon } from "@phosphor-icons/react/dist/ssr/Eye";
import { Link } from "react-router";
import { Cover } from "#ui/media/cover.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { HolidayQuestion } from "./holiday-question.tsx";
import type { MyListingView } from "./my-listing-view.ts";

interface MyListingListProps {
  listings: readonly MyListingView[];
  headingLevel?: "h2" | "h3";
  /** The page of all listings asks about the next public holiday; its action keeps the answer. */
  asksAboutHolidays?: boolean;
}

/** Each listing with its state, its views and what to do next. The whole row is the link. */
export const MyListingList = ({
  listings,
  headingLevel = "h2",
  asksAboutHolidays = false,
}: MyListingListProps) => (
  <ul className="divide-y divide-line">
    {listings.map((listing) => (
      <li key={listing.id}>
        <Row listing={listing} Heading={headingLevel} />
        {asksAboutHolidays && listing.holiday && (
          <HolidayQuestion key={listing.holiday.date} listing={listing} holiday={listing.holiday} />
        )}
      </li>
    ))}
  </ul>
);

function Row({ listing, Heading }: { listing: MyListingView; Heading: "h2" | "h3" }) {
  const { name, status } = listing;
  return (
    <article className="group relative flex gap-4 py-4">
      <div className="size-18 flex-none overflow-hidden rounded-md bg-sunk sm:h-20 sm:w-28">
        <Cover name={name} image={listing.image} className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1 leading-snug">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="min-w-0 font-sans text-base font-[650] tracking-normal break-words">
            <Link to={listing.to} className="after:absolute after:inset-0 after:rounded-md">
              {name}
            </Link>
          </Heading>
          <Chip tone={status.tone} hasDot={status.tone !== "neutral"}>
            {status.label}
          </Chip>
          {!listing.isOwner && <Chip>Helping</Chip>}
        </div>
        <p className="mt-1 text-sm text-ink-3">{listing.summary}</p>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-3">
          <EyeIcon size={16} aria-hidden="true" className="flex-none" />
          {listing.views}
        </p>
        <p className="mt-1.5 flex items-center gap-1.5 text-sm font-[580] text-primary-text">
          {listing.nextStep}
          <ArrowRightIcon
            weight="bold"
            size={14}
            aria-hidden="true"
            className="flex-none transition-transform duration-fast group-hover:translate-x-0.5"
          />
        </p>
      </div>
    </article>
  );
}
