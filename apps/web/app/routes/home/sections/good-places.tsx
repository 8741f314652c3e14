import type { ShowcaseBusiness } from "@boab/demo/showcase";
import { BusinessCard } from "#ui/business-card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { showcaseAddress } from "../pictures/picture-names.ts";

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
            <BusinessCard
              to={`/directory/listings?q=${encodeURIComponent(business.name)}`}
              name={business.name}
              category={business.category}
              place={business.place}
              image={{ src: showcaseAddress(business.slug) }}
              rating={business.rating.toFixed(1)}
              reviewCount={business.reviewCount}
              slot={business.nextStep}
              isSpotlight={business.isSpotlight}
              isDemo
            />
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
