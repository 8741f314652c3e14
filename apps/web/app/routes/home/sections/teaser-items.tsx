import { formatMoney } from "@boab/format/money";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { picturePath } from "../pictures/picture-names.ts";

export interface TeaserItem {
  src: string;
  name: string;
  /** Set for items that are for sale. */
  offer?: { priceCents: number; to: string };
}

/** The kinds of goods that will be sold, instead of made-up offers. */
export const placeholderItems: readonly TeaserItem[] = [
  { src: picturePath("item-dress"), name: "Clothing" },
  { src: picturePath("item-stool"), name: "Furniture" },
  { src: picturePath("item-record"), name: "Music" },
  { src: picturePath("item-basket"), name: "Crafts" },
  { src: picturePath("item-vase"), name: "Home" },
  { src: picturePath("item-tin"), name: "Groceries" },
];

export function TeaserItems({ items }: { items: readonly TeaserItem[] }) {
  return (
    <ul className="grid grid-cols-3 content-center gap-2.5 self-stretch pb-18 md:gap-4 lg:pt-14 lg:pb-22">
      {items.map(({ src, name, offer }) => (
        <li
          key={src}
          className="relative overflow-hidden rounded-md bg-surface nth-[3n+2]:translate-y-6.5 md:rounded-[16px] md:nth-[3n+2]:translate-y-8"
        >
          <img
            src={src}
            alt=""
            width={700}
            height={700}
            loading="lazy"
            className="aspect-4/5 w-full object-cover"
          />
          <p
            className={cx(
              offer && "md:right-2",
              "bg-[#fffdf9] px-2.5 py-2 text-xs text-[#1a1830] md:absolute md:bottom-2 md:left-2 md:flex md:max-w-[calc(100%-1rem)] md:items-center md:justify-between md:gap-2 md:rounded-[10px] md:px-3",
            )}
          >
            {offer ? (
              <>
                <Link to={offer.to} className="block truncate after:absolute after:inset-0">
                  {name}
                </Link>
                <b className="flex-none font-[650]">{formatMoney(offer.priceCents)}</b>
              </>
            ) : (
              <span className="block truncate">{name}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
