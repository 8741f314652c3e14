import { spotlightCategory } from "@boab/contracts/marketplace/catalog-limits";
import { slugOfCategory } from "@boab/contracts/marketplace/catalog-rules";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { productsPath } from "../paths.ts";
import type { ItemCardView } from "./item-card-view.ts";
import { ItemStrip } from "./item-rows.tsx";

/** The directory's home shows some of what its members sell (DIR-HOME-08). */
export const ItemSpotlight = ({ items }: { items: readonly ItemCardView[] }) => (
  <section aria-labelledby="spotlight" className="pb-section">
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-9">
      <h2 id="spotlight" className="type-title">
        In the spotlight
      </h2>
      <LinkButton to={productsPath(slugOfCategory(spotlightCategory))} variant="secondary">
        Shop {spotlightCategory}
      </LinkButton>
    </div>
    <ItemStrip items={items} />
  </section>
);
