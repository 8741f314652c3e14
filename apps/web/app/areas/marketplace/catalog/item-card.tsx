import { toCents } from "@boab/contracts/common/dollars";
import { formatMoney } from "@boab/format/money";
import { Link } from "react-router";
import { StarShape } from "#ui/media/star-shape.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { itemPath } from "../paths.ts";
import { ItemHeart } from "../saved/save-item-button.tsx";
import { computePercentOff, type ItemCardView } from "./item-card-view.ts";

interface ItemCardProps {
  item: ItemCardView;
  headingLevel?: "h2" | "h3" | undefined;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** True for cards in the first view, whose pictures load eagerly. */
  isEager?: boolean | undefined;
}

const formatDollars = (dollars: number) => formatMoney(toCents(dollars));

/** An item for sale, as everybody sees it; the whole card is a link to its page. */
export function ItemCard({
  item,
  headingLevel: Heading = "h3",
  sizes = "(min-width: 1025px) 310px, 50vw",
  isEager = false,
}: ItemCardProps) {
  const { name, price, previous_price, storeName, rating, reviewCount } = item;
  const percentOff = computePercentOff(item);
  const isForSale = item.inStock && !item.storeIsAway;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-sunk">
        <ItemPicture
          files={item.main}
          sizes={sizes}
          loading={isEager ? "eager" : undefined}
          className="transition-transform duration-slow ease-out group-hover:scale-[1.03]"
        />
        <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5 md:top-3 md:left-3">
          {!item.inStock && <Chip tone="surface">Sold out</Chip>}
          {item.inStock && item.storeIsAway && <Chip tone="surface">Store on holiday</Chip>}
          {isForSale && percentOff !== null && percentOff > 0 && (
            <Chip tone="accent">{percentOff}% off</Chip>
          )}
          {isForSale && percentOff === null && item.freeShipping && (
            <Chip className="bg-ink! text-on-ink!">Free shipping</Chip>
          )}
        </span>
        <ItemHeart id={item.sku} name={name} />
      </div>
      <Heading className="mt-3 font-sans text-md leading-snug font-semibold tracking-normal [font-stretch:100%] md:text-base">
        <Link
          to={itemPath(item.sku)}
          className="no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
        >
          {name}
        </Link>
      </Heading>
      {storeName && <p className="truncate text-sm text-ink-3">{storeName}</p>}
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
        <span className="type-money text-lg font-[650]">{formatDollars(price)}</span>
        {percentOff !== null && previous_price !== null && (
          <s className="type-money text-sm text-ink-3">
            <span className="sr-only">Previously </span>
            {formatDollars(previous_price)}
          </s>
        )}
        {rating !== null && reviewCount > 0 && (
          <span className="ml-auto flex items-center gap-1 text-md font-[620]">
            <StarShape size={15} className="text-star" />
            {rating.toFixed(1)}
            <span className="sr-only"> out of 5</span>
          </span>
        )}
      </p>
    </article>
  );
}
