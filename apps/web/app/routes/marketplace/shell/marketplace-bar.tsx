import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { memo } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { browsePath, marketplacePath, productsPath } from "#areas/marketplace/paths.ts";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";
import { useSession } from "#lib/session/session.ts";
import { CartLink } from "#shell/cart-link.tsx";
import { scrollFocusedIntoView } from "#ui/actions/scroll-focused-into-view.ts";
import { Container } from "#ui/layout/container.tsx";
import type { BarCategory } from "./bar-categories.ts";

const link =
  "relative inline-flex min-h-12 flex-none items-center px-3 text-md font-[540] whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:bg-primary";

interface MarketplaceBarProps {
  categories: readonly BarCategory[];
}

/** The marketplace's links (MKT-01 to MKT-05). Memoised like the site's header, because the router renders with every form. */
export const MarketplaceBar = memo(function MarketplaceBar({ categories }: MarketplaceBarProps) {
  const { pathname } = useLocation();
  const isHome = /^\/marketplace\/?$/i.test(pathname);
  return (
    <div className="border-y border-line bg-paper print:hidden">
      <Container className="flex items-center gap-2">
        <nav
          aria-label="Marketplace"
          onFocus={scrollFocusedIntoView}
          className="no-scrollbar -ml-3 flex min-w-0 flex-1 overflow-x-auto"
        >
          {!isHome && (
            <Link to={marketplacePath} className={`${link} gap-1.5`}>
              <ArrowLeftIcon size={16} aria-hidden="true" />
              Marketplace
            </Link>
          )}
          <NavLink to={browsePath} className={link}>
            All
          </NavLink>
          {categories.map(({ label, slug }) => (
            <NavLink key={label} to={productsPath(slug)} className={link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="flex flex-none items-center max-sm:-mr-2.5">
          <StoreLink />
          <CartLink showsZero />
        </div>
      </Container>
    </div>
  );
});

/** MKT-04: the link leads to the store of the signed-in member. */
function StoreLink() {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <Link
      to={`${marketplacePath}/${encodeUserId(profile.id)}`}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm text-md font-[550] no-underline hover:bg-sunk lg:px-2.5"
    >
      <StorefrontIcon size={20} aria-hidden="true" />
      <span className="max-lg:sr-only">My Store</span>
    </Link>
  );
}
