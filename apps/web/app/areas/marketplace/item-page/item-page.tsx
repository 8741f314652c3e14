import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { ItemCardView } from "../catalog/item-card-view.ts";
import { ItemRow } from "../catalog/item-rows.tsx";
import { marketplacePath } from "../paths.ts";
import { BuyForm } from "./buy-form.tsx";
import { type Choice, findBestPhotoIndex, findVariant, getInitialChoice } from "./choice.ts";
import { ItemGallery } from "./item-gallery.tsx";
import { ItemDeliveryInfo, ItemInfo, ItemTools } from "./item-info.tsx";
import type { ItemPageView } from "./item-page-view.ts";
import { ItemTabs } from "./item-tabs.tsx";
import { SellerCard } from "./seller-card.tsx";
import type { AddToCartResult } from "./use-add-to-cart.ts";
import { useGallery } from "./use-gallery.ts";

interface ItemPageProps {
  view: ItemPageView;
  similar: readonly ItemCardView[];
  fromStore: readonly ItemCardView[];
  reviews: ReactNode;
  /** The result of a post that was sent before the script had loaded. */
  firstResult: FormResult<AddToCartResult> | undefined;
  /** Called with the number of items that are now in the cart. */
  onAdded: (items: number) => void;
}

/** An item's page with the form to buy it (PROD-02). It is the same for everyone. */
export function ItemPage(props: ItemPageProps) {
  const { view, similar, fromStore, reviews, firstResult, onAdded } = props;
  const { variants, photos, name } = view;
  const [choice, setChoice] = useState(() => getInitialChoice(variants, photos));
  const gallery = useGallery(photos);
  const chosen = findVariant(variants, choice);

  /** A new choice also shows the photo that matches it (PROD-09). */
  function change(next: Choice) {
    setChoice(next);
    gallery.show(findBestPhotoIndex(photos, next));
  }

  return (
    <>
      <Container className="max-md:pb-6">
        <Crumbs crumbs={view.crumbs} />
        <div className="grid items-start gap-[clamp(28px,5vw,72px)] pb-10 md:pb-16 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,.9fr)]">
          <ItemGallery name={name} photos={photos} gallery={gallery} />
          <div>
            <ItemInfo view={view} available={(chosen ?? view).available} />
            <BuyForm
              view={view}
              choice={choice}
              onChoose={change}
              firstResult={firstResult}
              onAdded={onAdded}
            />
            <ItemTools view={view} />
            <ItemDeliveryInfo view={view} />
          </div>
        </div>
        <div className="grid items-start gap-[clamp(32px,7vw,112px)] lg:grid-cols-[minmax(0,1fr)_400px]">
          <ItemTabs view={view} fromStore={fromStore} reviews={reviews} />
          <SellerCard seller={view.seller} />
        </div>
        {similar.length > 0 && (
          <section aria-labelledby="similar" className="py-section">
            <h2 id="similar" className="type-title mb-7">
              Similar items
            </h2>
            <ItemRow items={similar} />
          </section>
        )}
      </Container>
      {/* Room for the bar at the bottom of a phone. */}
      <div className="h-16 md:hidden" />
    </>
  );
}

function Crumbs({ crumbs }: Pick<ItemPageView, "crumbs">) {
  return (
    <nav aria-label="Where this is" className="flex flex-wrap items-center gap-x-2.5 py-2 text-sm">
      <Link
        to={marketplacePath}
        className="flex min-h-11 items-center gap-1.5 font-semibold no-underline hover:underline"
      >
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
        Marketplace
      </Link>
      {crumbs.map(({ label, to }, level) => (
        <span
          key={to}
          className={cx("flex items-center gap-2.5 text-ink-3", level > 0 && "max-md:hidden")}
        >
          <span aria-hidden="true">/</span>
          <Link to={to} className="flex min-h-11 items-center no-underline hover:underline">
            {label}
          </Link>
        </span>
      ))}
    </nav>
  );
}
