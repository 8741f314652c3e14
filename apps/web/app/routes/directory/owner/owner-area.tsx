import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { getTimeZoneCity } from "@boab/format/calendar";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/ssr/ArrowSquareOut";
import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { loadWaitingBookings } from "#areas/bookings/owner/load-owner-bookings.server.ts";
import { listingPath } from "#areas/directory/listing-card.ts";
import { api } from "#lib/api/api.server.ts";
import { ErrorPanel } from "#shell/error-page.tsx";
import { guardMember } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { Route } from "./+types/owner-area.ts";
import type { OwnerAreaContext } from "./owner-context.ts";
import { ownerTabs } from "./owner-tabs.ts";

export const middleware = [guardMember];

/** People who don't manage the listing get page not found. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { slug = "" } = params;
  const [business, waiting] = await Promise.all([
    api(request).load(readBusinessForEditing, { params: { id: slug } }),
    loadWaitingBookings(request, slug),
  ]);
  return {
    business: {
      slug: business.slug,
      name: business.businessName,
      timeZone: business.timeZone,
      logo: business.logoUrl?.mobile.webp ?? null,
      role: business.role,
      rights: business.rights,
    },
    waiting,
  };
}

export default function OwnerArea({ loaderData: { business, waiting } }: Route.ComponentProps) {
  return (
    <OwnerFrame business={business} waiting={waiting}>
      <Outlet context={{ business, waiting } satisfies OwnerAreaContext} />
    </OwnerFrame>
  );
}

/** The tabs stay when one of them fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const panel = <ErrorPanel error={error} />;
  return loaderData ? <OwnerFrame {...loaderData}>{panel}</OwnerFrame> : panel;
}

type OwnerFrameProps = Route.ComponentProps["loaderData"] & { children: ReactNode };

/** A customer's card belongs to the customers' tab. The listing's own page is above all of them. */
function isCurrentTab(pathname: string, tab: string, slug: string): boolean {
  const [current, path] = [pathname.toLowerCase(), tab.toLowerCase()];
  const isPartOfTab = tab !== listingPath(slug) && current.startsWith(`${path}/`);
  return current === path || isPartOfTab;
}

/** The frame of a listing's management pages, with the business and the tabs. */
function OwnerFrame({ business, waiting, children }: OwnerFrameProps) {
  const { pathname } = useLocation();
  const { slug, name } = business;
  return (
    <>
      <section aria-label="Your business" className="theme-dark on-night bg-indigo-800 text-ink">
        <Container className="flex min-h-[60px] items-center gap-3.5">
          <Avatar name={name} src={business.logo} size={36} shape="square" />
          <b className="min-w-0 truncate text-base text-ink md:text-lg">{name}</b>
          <Chip
            tone="info"
            icon={<ClockIcon weight="fill" size={14} aria-hidden="true" />}
            className="max-md:hidden"
          >
            {getTimeZoneCity(business.timeZone)} time
          </Chip>
          <Link
            to={listingPath(slug)}
            aria-label="View your page"
            className="ml-auto inline-flex min-h-11 min-w-11 flex-none items-center justify-end gap-1.5 text-md text-ink-2 no-underline hover:text-ink hover:underline"
          >
            <ArrowSquareOutIcon size={20} aria-hidden="true" />
            <span className="max-md:hidden">View your page</span>
          </Link>
        </Container>
      </section>
      <Container className="pt-1.5 max-md:px-2">
        <TabLinks
          label="Manage"
          links={ownerTabs
            .filter(({ right }) => !right || business.rights.includes(right))
            .map(({ label, path, count }) => ({
              to: path(slug),
              label,
              count: count?.({ waiting: waiting.length }) || undefined,
              isCurrent: isCurrentTab(pathname, path(slug), slug),
            }))}
        />
      </Container>
      {children}
    </>
  );
}
