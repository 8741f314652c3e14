import type { ShowcaseBusiness } from "@boab/demo/showcase";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { Link } from "react-router";
import { Avatar } from "#ui/avatar.tsx";
import { Chip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { showcaseAddress } from "../pictures/picture-names.ts";

/* One line of style instead of an icon in six weights, on the page most people load first. */
const star =
  "[clip-path:polygon(50%_4%,64%_34%,97%_38%,73%_61%,79%_94%,50%_78%,21%_94%,27%_61%,3%_38%,36%_34%)]";

/** Invented businesses, marked as such; only where demonstration content is switched on. */
export function GoodPlaces({ businesses }: { businesses: readonly ShowcaseBusiness[] }) {
  return (
    <section
      aria-labelledby="good-places"
      className="mx-auto w-full max-w-[1360px] px-gutter pb-section"
    >
      <div className="mb-5.5 flex items-end justify-between gap-4 md:mb-9">
        <h2 id="good-places" className="type-title">
          Good places near Footscray
        </h2>
        <div className="hidden md:block">
          <LinkButton to="/directory/listings" variant="secondary">
            Find a Business
          </LinkButton>
        </div>
      </div>
      <ul className="no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-9 md:overflow-visible md:px-0 lg:grid-cols-4">
        {businesses.map((business) => (
          <li key={business.slug} className="flex-[0_0_max(78%,15.5rem)]">
            <BusinessCard business={business} />
          </li>
        ))}
      </ul>
      <div className="mt-7 md:hidden">
        <LinkButton to="/directory/listings" variant="secondary" isFull>
          Find a Business
        </LinkButton>
      </div>
    </section>
  );
}

function BusinessCard({ business }: { business: ShowcaseBusiness }) {
  return (
    <article className="group relative">
      <div className="relative">
        <div className="overflow-hidden rounded-lg bg-sunk">
          <img
            src={showcaseAddress(business.slug)}
            alt=""
            width={900}
            height={600}
            loading="lazy"
            className="aspect-3/2 w-full object-cover transition-transform duration-[600ms] ease-out group-hover:scale-[1.03]"
          />
        </div>
        <div className="absolute top-3 left-3 flex gap-1.5">
          {business.isSpotlight && (
            <Chip
              className="bg-surface! text-ink! shadow-1"
              icon={<CheckCircleIcon weight="fill" size={15} />}
            >
              Spotlight
            </Chip>
          )}
          <Chip className="bg-surface! shadow-1">Demo</Chip>
        </div>
        <Avatar
          name={business.name}
          size={52}
          shape="square"
          className="absolute! -bottom-5.5 left-3.5 border-3 border-paper"
        />
      </div>
      <div className="px-0.5 pt-3">
        <div className="flex min-h-6 items-center justify-between gap-4 pl-18 whitespace-nowrap">
          <span className="text-xs text-ink-3">{business.category}</span>
          <span className="flex items-center gap-1.5 text-md font-[620]">
            <span aria-hidden="true" className={`size-4 bg-star ${star}`} />
            <span className="sr-only">Rated </span>
            {business.rating.toFixed(1)}
            <span className="font-normal text-ink-3">({business.reviewCount})</span>
          </span>
        </div>
        <h3 className="mt-2.5 text-[1.25rem] leading-tight">
          <Link
            to={`/directory/listings?q=${encodeURIComponent(business.name)}`}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {business.name}
          </Link>
        </h3>
        <p className="text-md text-ink-3">{business.place}</p>
        <p className="mt-1.5 flex items-center gap-1.5 text-sm font-[580] text-ok">
          <ClockIcon size={16} aria-hidden="true" />
          {business.nextStep}
        </p>
      </div>
    </article>
  );
}
