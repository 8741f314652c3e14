import { fillIn } from "@boab/format/sentences";
import { PhoneIcon } from "@phosphor-icons/react/dist/ssr/Phone";
import { type ReactNode, use } from "react";
import { Link } from "react-router";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import { EditingContext, IsNonManagerContext } from "../editing/editing-context.ts";
import { ReportListing } from "../report/report-listing.tsx";
import type { BusinessView } from "./business-view.ts";
import { listingPageCopy } from "./copy.ts";

interface SidePanelProps {
  view: Pick<BusinessView, "name" | "phone" | "email" | "isLive" | "managedSince">;
  booking?: ReactNode;
}

export function SidePanel({ view, booking }: SidePanelProps) {
  return (
    <aside aria-label={`Contact ${view.name}`} className="grid gap-4 lg:sticky lg:top-[84px]">
      {booking}
      <Card className="shadow-2">
        <h2 className="text-xl">Get in touch</h2>
        <a
          href={view.phone.href}
          className={getButtonClass({ size: "lg", isFull: true, className: "mt-4 max-md:hidden" })}
        >
          <PhoneIcon size={20} aria-hidden="true" />
          Call {view.phone.text}
        </a>
        <a
          href={`mailto:${view.email}`}
          className={getButtonClass({ variant: "secondary", isFull: true, className: "mt-3" })}
        >
          <SpriteIcon name="envelope" />
          Send an email
        </a>
        <p className="mt-3 text-center text-sm break-words text-ink-3">{view.email}</p>
      </Card>
      {!use(EditingContext) && (
        // Until the viewer's role is known, a signed-in viewer may be the owner, who shouldn't see this.
        <div
          className={cx("grid gap-4", !use(IsNonManagerContext) && "in-data-signed-in:invisible")}
        >
          {view.managedSince === null ? (
            <ClaimNote />
          ) : (
            <p className="text-center text-sm text-ink-3">
              {fillIn(listingPageCopy.managed, { month: view.managedSince })}
            </p>
          )}
          {view.isLive && <ReportListing name={view.name} />}
        </div>
      )}
    </aside>
  );
}

/** A link for owners whose business was listed by someone else. People who manage the listing don't see it. */
const ClaimNote = () => (
  <Card className="relative flex gap-3">
    <SpriteIcon name="storefront" size={24} className="mt-0.5 flex-none" />
    <div>
      <h2 className="font-sans text-base leading-normal font-[650] tracking-normal [font-stretch:100%]">
        {listingPageCopy.claimTitle}
      </h2>
      <Link
        to="/contact-us"
        className="text-sm text-ink-2 underline underline-offset-3 after:absolute after:inset-0 after:rounded-lg"
      >
        {listingPageCopy.claim}
      </Link>
    </div>
  </Card>
);
