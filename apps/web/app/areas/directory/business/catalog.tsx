import { getButtonClass } from "#ui/actions/button-style.ts";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import type { CatalogView } from "./business-view.ts";
import { listingPageCopy } from "./copy.ts";
import { SectionFrame } from "./section-frame.tsx";

export function Catalog({ catalog }: { catalog: CatalogView | null }) {
  return (
    <SectionFrame name="catalog">
      {!catalog && <p className="text-ink-2">{listingPageCopy.noCatalog}</p>}
      {catalog && (
        <a
          href={catalog.href}
          target="_blank"
          rel="noopener nofollow ugc"
          className={getButtonClass({ variant: "secondary" })}
        >
          {catalog.title || "Open the catalogue"}
          <SpriteIcon name="out" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </SectionFrame>
  );
}
