import { fillIn } from "@boab/format/sentences";
import { useState } from "react";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import type { AddressView } from "./business-view.ts";
import { listingPageCopy } from "./copy.ts";
import { LocationMap } from "./location-map.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function Address({ address }: { address: AddressView | null }) {
  const [isEmbedded, setEmbedded] = useState(false);
  return (
    <SectionFrame name="address">
      {address?.kind === "hidden" && (
        <p className="flex items-center gap-3 rounded-md bg-sunk px-4 py-4 text-ink-2">
          <SpriteIcon name="hidden" className="flex-none" />
          {listingPageCopy.addressHidden}
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
              isEmbedded={isEmbedded}
              onEmbed={() => setEmbedded(true)}
              styleUrl={address.mapStyleUrl}
            />
          )}
          <address className="mt-3 not-italic">
            {address.street && <b className="block">{address.street}</b>}
            <span className="text-ink-2">{address.locality}</span>
          </address>
          {address.embed && !address.mapStyleUrl && !isEmbedded && (
            <p className="text-sm text-ink-3">
              {fillIn(listingPageCopy.mapNote, { provider: new URL(address.embed).hostname })}
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
