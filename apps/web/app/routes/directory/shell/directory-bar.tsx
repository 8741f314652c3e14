import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { memo } from "react";
import { Link, NavLink } from "react-router";
import { Container } from "#ui/layout/container.tsx";
import { CartButton } from "./cart-button.tsx";

const link =
  "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-sm px-1.5 text-xs max-sm:tracking-[-.01em] sm:px-2.5 sm:text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-sunk hover:text-ink aria-[current]:font-[650] aria-[current]:text-ink";

/** The directory's links (DIR-HOME-03). Memoised like the site's header, because the router renders with every form. */
export const DirectoryBar = memo(function DirectoryBar() {
  return (
    <div className="border-t border-line bg-paper print:hidden">
      <Container className="flex items-center justify-between gap-2">
        <nav
          aria-label="Directory"
          className="no-scrollbar -m-1 -ml-2.5 flex min-w-0 overflow-x-auto p-1"
        >
          <Link to="/" className={link}>
            <ArrowLeftIcon size={16} aria-hidden="true" className="min-[380px]:max-sm:hidden" />
            {/* The narrowest phones keep the arrow, so that all three links fit. */}
            <span className="max-[379px]:sr-only">Back to Explore</span>
          </Link>
          <NavLink to="/directory" end className={link}>
            Directory Home
          </NavLink>
          <NavLink to="/directory/add-business" className={link}>
            Add Business
          </NavLink>
        </nav>
        <div className="max-sm:-mr-2.5">
          <CartButton />
        </div>
      </Container>
    </div>
  );
});
