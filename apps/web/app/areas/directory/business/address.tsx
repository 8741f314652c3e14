import { listingPageTexts, shownTexts } from "@boab/contracts/directory/shown-texts";
import { fillIn } from "#lib/format/format.ts";
import { DrawnIcon } from "#ui/media/drawn-icon.tsx";
import type { AddressView } from "./business-view.ts";
import { LocationMap } from "./location-map.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function Address({ address }: { address: AddressView | null }) {
  return (
    <SectionFrame name="address">
      {address?.kind === "hidden" && (
        <p className="flex items-center gap-3 rounded-md bg-sunk px-4 py-4 text-ink-2">
          <DrawnIcon name="hidden" className="flex-none" />
          {shownTexts.addressHidden}
        </p>
      )}
      {address?.kind === "shown" && (
        <>
          {address.point && (
            <LocationMap
              locality={address.locality}
              point={address.point}
              stateMap={address.stateMap}
              embed={address.embed}
              styleUrl={address.mapStyleUrl}
            />
          )}
          <address className="mt-3 not-italic">
            {address.street && <b className="block">{address.street}</b>}
            <span className="text-ink-2">{address.locality}</span>
          </address>
          {address.embed && !address.mapStyleUrl && (
            <p className="text-sm text-ink-3">
              {fillIn(listingPageTexts.mapNote, { provider: new URL(address.embed).hostname })}
            </p>
          )}
          <a
            href={address.directions}
            target="_blank"
            rel="noopener"
            className="link mt-1 inline-flex min-h-11 items-center"
          >
            Get directions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </SectionFrame>
  );
}
