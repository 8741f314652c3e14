import { listingPageTexts } from "@boab/contracts/directory/shown-texts";
import { PhoneIcon } from "@phosphor-icons/react/dist/ssr/Phone";
import { type ReactNode, use } from "react";
import { Link } from "react-router";
import { buttonStyle } from "#ui/actions/button-style.ts";
import { Card } from "#ui/layout/card.tsx";
import { DrawnIcon } from "#ui/media/drawn-icon.tsx";
import { EditingContext } from "../editing/editing-context.ts";
import { ReportListing } from "../report/report-listing.tsx";
import type { BusinessView } from "./business-view.ts";

interface SidePanelProps {
  view: Pick<BusinessView, "name" | "phone" | "email" | "isLive">;
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
          className={buttonStyle({ size: "lg", isFull: true, className: "mt-4 max-md:hidden" })}
        >
          <PhoneIcon size={20} aria-hidden="true" />
          Call {view.phone.text}
        </a>
        <a
          href={`mailto:${view.email}`}
          className={buttonStyle({ variant: "secondary", isFull: true, className: "mt-3" })}
        >
          <DrawnIcon name="envelope" />
          Send an email
        </a>
        <p className="mt-3 text-center text-sm break-words text-ink-3">{view.email}</p>
      </Card>
      {!use(EditingContext) && (
        <>
          <Claim />
          {view.isLive && <ReportListing name={view.name} />}
        </>
      )}
    </aside>
  );
}

/** For owners whose business someone else listed. Hidden from those who already manage it. */
const Claim = () => (
  <Card className="relative flex gap-3">
    <DrawnIcon name="storefront" size={24} className="mt-0.5 flex-none" />
    <div>
      <h2 className="font-sans text-base leading-normal font-[650] tracking-normal [font-stretch:100%]">
        {listingPageTexts.claimTitle}
      </h2>
      <Link
        to="/contact-us"
        className="text-sm text-ink-2 underline underline-offset-3 after:absolute after:inset-0 after:rounded-lg"
      >
        {listingPageTexts.claim}
      </Link>
    </div>
  </Card>
);
