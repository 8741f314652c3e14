import { mayUseCart } from "@boab/contracts/common/access";
import { Link, NavLink, useLocation } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Logo } from "#ui/media/logo.tsx";
import { Selvedge } from "#ui/media/selvedge.tsx";
import { AccountSlot } from "./account-slot.tsx";
import { CartLink } from "./cart-link.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { useLaunchSwitches } from "./launch-switches.ts";
import { listHeaderLinks } from "./navigation.ts";
import { PortalMenu } from "./portal-menu.tsx";
import { SmallScreenGreeting } from "./small-screen-greeting.tsx";
import { SmallScreenMenu } from "./small-screen-menu.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { useScrolled } from "./use-scrolled.ts";

/**
 * The woven edge scrolls away and the bar stays. The header's height is constant when the bar shrinks, so that the page
 * doesn't jump.
 */
export function Header() {
  const isShrunk = useScrolled();
  const { profile } = useSession();
  const links = listHeaderLinks(profile, useLaunchSwitches());

  return (
    <>
      <Selvedge />
      <header className="pointer-events-none sticky top-0 z-40 h-16 md:h-19 print:hidden">
        <div
          data-shrunk={isShrunk || undefined}
          className={cx(
            "pointer-events-auto h-16 border-b bg-paper transition-[height,border-color] duration-base ease-out",
            isShrunk ? "border-line md:h-15" : "border-transparent md:h-19",
          )}
        >
          <Container className="flex h-full items-center gap-3 md:gap-4 lg:gap-8">
            <Link to="/" aria-label="Boab home" className="flex-none rounded-sm">
              <Logo
                label=""
                className={cx(
                  "transition-[height] duration-base ease-out",
                  isShrunk ? "h-8" : "h-8 md:h-[38px]",
                )}
              />
            </Link>
            <nav aria-label="Main" className="hidden gap-1 md:flex">
              {links.map((link) => (
                <NavLink key={link.to} to={link.to} end={link.to === "/"} className="nav-link">
                  {link.label}
                </NavLink>
              ))}
            </nav>
            <HeaderSearch />
            <div className="flex items-center gap-1 md:gap-2">
              <ThemeMenu className="hidden lg:block" />
              <HeaderCart isScrolled={isShrunk} />
              <PortalMenu className="hidden md:block" />
              <SmallScreenGreeting isScrolled={isShrunk} />
              <AccountSlot className="hidden md:block" />
              <SmallScreenMenu />
            </div>
          </Container>
        </div>
      </header>
    </>
  );
}

/**
 * The cart is shown only to people who can open it. It is hidden on medium screens, where the portal menu shows the
 * count, and in the marketplace until the marketplace's own bar with the cart is scrolled away.
 */
function HeaderCart({ isScrolled }: { isScrolled: boolean }) {
  const { profile } = useSession();
  const isInMarketplace = /^\/marketplace(\/|$)/i.test(useLocation().pathname);
  if (!mayUseCart(profile, useLaunchSwitches()) || (isInMarketplace && !isScrolled)) return null;
  return <CartLink className="md:hidden lg:grid" />;
}
