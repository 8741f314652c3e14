import { Link } from "react-router";
import { formatMoney } from "#lib/format/format.ts";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { StarShape } from "#ui/media/star-shape.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { itemPath } from "../paths.ts";
import { ItemHeart } from "../saved/save-item-button.tsx";
import { type ItemCardView, percentOff } from "./item-card-view.ts";

interface ItemCardProps {
  item: ItemCardView;
  headingLevel?: "h2" | "h3" | undefined;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** In the first view: loaded at once. */
  isFirstSeen?: boolean | undefined;
}

const money = (dollars: number) => formatMoney(Math.round(dollars * 100));

/** An item for sale, as everybody sees it; the whole card is a link to its page. */
export function ItemCard({
  item,
  headingLevel: Heading = "h3",
  sizes = "(min-width: 1025px) 310px, 50vw",
  isFirstSeen = false,
}: ItemCardProps) {
  const { name, price, previous_price, storeName, rating, reviewCount } = item;
  const off = percentOff(item);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-sunk">
        <ItemPicture {...{ item, sizes, isFirstSeen }} />
        <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5 md:top-3 md:left-3">
          {!item.inStock && <Chip tone="surface">Sold out</Chip>}
          {item.inStock && off !== null && off > 0 && <Chip tone="accent">{off}% off</Chip>}
          {item.inStock && off === null && item.freeShipping && (
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
        <span className="type-money text-lg font-[650]">{money(price)}</span>
        {off !== null && previous_price !== null && (
          <s className="type-money text-sm text-ink-3">
            <span className="sr-only">Previously </span>
            {money(previous_price)}
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

interface ItemPictureProps {
  item: ItemCardView;
  sizes: string;
  isFirstSeen: boolean;
}

/** MKT-10: `No image` where there is none, and where it doesn't load. */
function ItemPicture({ item: { main }, sizes, isFirstSeen }: ItemPictureProps) {
  if (!main) return <MissingImage className="size-full" />;
  return (
    <Picture
      src={main.mobile.jpeg}
      srcSet={`${main.mobile.webp} ${main.mobile.width}w, ${main.tablet.webp} ${main.tablet.width}w`}
      sizes={sizes}
      alt=""
      width={main.mobile.width}
      height={main.mobile.height}
      {...(isFirstSeen && { loading: "eager" as const })}
      className="size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.03]"
    />
  );
}
