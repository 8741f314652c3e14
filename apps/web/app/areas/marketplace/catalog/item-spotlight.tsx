import { spotlightCategory } from "@boab/contracts/marketplace/catalog-limits";
import { LinkButton } from "#ui/actions/link-button.tsx";
import type { ItemCardView } from "./item-card-view.ts";
import { ItemStrip } from "./item-rows.tsx";

interface ItemSpotlightProps {
  items: readonly ItemCardView[];
  /** The path of the page with all of these items. */
  to: string;
}

/** The directory's home shows some of what its members sell (DIR-HOME-08). */
export const ItemSpotlight = ({ items, to }: ItemSpotlightProps) => (
  <section aria-labelledby="spotlight" className="pb-section">
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-9">
      <h2 id="spotlight" className="type-title">
        In the spotlight
      </h2>
      <LinkButton to={to} variant="secondary">
        Shop {spotlightCategory}
      </LinkButton>
    </div>
    <ItemStrip items={items} />
  </section>
);
