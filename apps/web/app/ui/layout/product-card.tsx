import { Link } from "react-router";
import type { CoverImage } from "#ui/media/cover.tsx";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Price } from "#ui/text/price.tsx";
import { Rating } from "#ui/text/rating.tsx";
import { cx } from "./cx.ts";

export interface ProductCardProps {
  to: string;
  name: string;
  store: string;
  image?: CoverImage | undefined;
  price: { now: string; was?: string | undefined; off?: string | undefined };
  rating?: string | undefined;
  /** "New", "21% off". */
  flag?: string | undefined;
  isSoldOut?: boolean | undefined;
}

export function ProductCard(props: ProductCardProps) {
  const { to, name, store, image, price, rating, flag, isSoldOut } = props;
  return (
    <article className="group relative">
      <div className="relative aspect-square overflow-hidden rounded-md bg-sunk">
        {image ? (
          <Picture
            {...image}
            alt=""
            width={600}
            height={600}
            className={cx(
              "size-full object-cover transition-transform duration-600 ease-out group-hover:scale-103",
              isSoldOut && "opacity-60",
            )}
          />
        ) : (
          <MissingImage />
        )}
        {isSoldOut ? (
          <Chip tone="danger" className="absolute top-2.5 left-2.5">
            Sold out
          </Chip>
        ) : (
          flag && (
            <Chip tone="accent" className="absolute top-2.5 left-2.5">
              {flag}
            </Chip>
          )
        )}
      </div>
      <div className="pt-3">
        <h3 className="line-clamp-2 font-sans text-md leading-[1.35] font-[550] tracking-normal [font-stretch:100%] md:text-base md:leading-[1.35]">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-md">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 truncate text-sm text-ink-3">{store}</p>
        <div className="mt-1.5 flex items-start justify-between gap-2 md:items-center">
          <Price {...price} className="leading-snug" />
          {rating && <Rating value={rating} />}
        </div>
      </div>
    </article>
  );
}
