import type { ReactNode } from "react";
import { ArrivalNote } from "./arrival-note.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageNotFoundNotice } from "./page-not-found-notice.tsx";
import { SkipLink } from "./skip-link.tsx";

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageNotFoundNotice />
        <ArrivalNote />
        {children}
      </main>
      <Footer />
    </div>
  );
}
