import { type ReactNode, use } from "react";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { EditingContext } from "../editing/editing-context.ts";
import { OwnerBarSpace } from "../editing/owner-bar-space.tsx";
import { About } from "./about.tsx";
import { ActionBar } from "./action-bar.tsx";
import { Address } from "./address.tsx";
import type { BookingContent } from "./booking-slot.ts";
import { BusinessHeading } from "./business-heading.tsx";
import type { BusinessView } from "./business-view.ts";
import { Catalog } from "./catalog.tsx";
import { CoverPhoto } from "./cover-photo.tsx";
import { Gallery } from "./gallery.tsx";
import { Hours } from "./hours.tsx";
import { Jobs, type JobsContent } from "./jobs.tsx";
import type { PricesContent } from "./price-shop.ts";
import { Prices } from "./prices.tsx";
import { Reviews, type ReviewsContent } from "./reviews.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { listShownSections, type SectionName } from "./sections.ts";
import { SidePanel } from "./side-panel.tsx";
import { Socials } from "./socials.tsx";
import { Video } from "./video.tsx";

interface PageContent {
  shop?: PricesContent | undefined;
  /** Who of the team can be booked by name; it follows the prices. */
  team?: ReactNode;
  /** The next bookings, which only people who manage the listing see (BOOK-23). */
  nextBookings?: ReactNode;
  reviews: ReviewsContent;
  jobs: JobsContent;
  booking?: BookingContent | null | undefined;
}

type RenderSection = (view: BusinessView, slots: PageContent) => ReactNode;

/** The other sections render elsewhere: cover and logo at the top of the page, plan and payment separately below. */
const sectionRenderers: Partial<Record<SectionName, RenderSection>> = {
  info: ({ description }) => <About description={description} />,
  socials: ({ socials }) => <Socials socials={socials} />,
  prices: (view, { shop: pricesContent, team }) => (
    <>
      <Prices view={view} pricesContent={pricesContent} />
      {team}
    </>
  ),
  video: ({ name, video }) => <Video businessName={name} video={video} />,
  gallery: ({ name, gallery }) => <Gallery businessName={name} gallery={gallery} />,
  address: ({ address }) => <Address address={address} />,
  hours: ({ hours, specialDays, zone }) => (
    <Hours hours={hours} specialDays={specialDays} zone={zone} />
  ),
  catalog: ({ catalog }) => <Catalog catalog={catalog} />,
  bookings: (_view, { nextBookings }) =>
    nextBookings && <SectionFrame name="bookings">{nextBookings}</SectionFrame>,
  reviews: (_view, { reviews }) => <Reviews slot={reviews} />,
  jobs: ({ name }, { jobs }) => <Jobs businessName={name} slot={jobs} />,
  applications: (_view, { jobs }) => jobs.applications,
};

/** Address and hours sit side by side where there is room. */
const halfWidthSections: ReadonlySet<SectionName> = new Set(["address", "hours"]);

interface BusinessPageProps extends PageContent {
  view: BusinessView;
}

export function BusinessPage({ view, ...slots }: BusinessPageProps) {
  const { shop: pricesContent, reviews, jobs, booking } = slots;
  const editing = use(EditingContext);
  const shown = listShownSections(view, editing !== null);
  const hasBothHalves = [...halfWidthSections].every((half) => shown.includes(half));
  return (
    <div>
      <OwnerBarSpace slug={view.slug}>{editing?.banner}</OwnerBarSpace>
      <Container className="md:pt-3">
        <CoverPhoto cover={view.cover} />
        <BusinessHeading view={view} rating={reviews.rating} />
        <SectionTabs shown={shown} counts={{ reviews: reviews.count, jobs: jobs.count }} />
      </Container>
      <Container className="grid items-start gap-[clamp(32px,6vw,88px)] pt-10 pb-section lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {shown.map((section) => {
            // Payment is a dialog, so it takes no space in the grid.
            if (section === "payment")
              return (
                <div key={section} data-section={section} className="contents">
                  {pricesContent?.modal}
                </div>
              );
            const body =
              section === "plan" ? editing?.planPanel : sectionRenderers[section]?.(view, slots);
            const isHalfWidth =
              hasBothHalves && halfWidthSections.has(section) && !editing?.editor(section);
            return (
              body && (
                <div key={section} className={cx(!isHalfWidth && "md:col-span-2")}>
                  {body}
                </div>
              )
            );
          })}
        </div>
        <SidePanel view={view} booking={booking?.panel} />
      </Container>
      {!editing?.hasOpenEditor && <ActionBar view={view}>{booking?.bar}</ActionBar>}
    </div>
  );
}
