import { memo, type ReactNode } from "react";
import { ArrivalNote } from "./arrival-note.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageNotFoundNotice } from "./page-not-found-notice.tsx";
import { SkipLink } from "./skip-link.tsx";

// The router renders the whole page again at every step of a form that is sent. These parts read the session and the
// URL themselves, so they render only when one of those changes.
const SiteHeader = memo(Header);
const SiteFooter = memo(Footer);
const Notices = memo(function Notices() {
  return (
    <>
      <PageNotFoundNotice />
      <ArrivalNote />
    </>
  );
});

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Notices />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
