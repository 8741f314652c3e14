import { formatMoney } from "#lib/format/format.ts";
import { cx } from "#ui/layout/cx.ts";
import { type PictureName, pictureAddress } from "../pictures/picture-names.ts";

export interface TeaserItem {
  picture: PictureName;
  name: string;
  /** Only demo items have a price. */
  priceCents?: number;
}

/** What will be sold, without made-up offers. */
export const kindsOfGoods: readonly TeaserItem[] = [
  { picture: "item-dress", name: "Clothing" },
  { picture: "item-stool", name: "Furniture" },
  { picture: "item-record", name: "Music" },
  { picture: "item-basket", name: "Crafts" },
  { picture: "item-vase", name: "Home" },
  { picture: "item-tin", name: "Groceries" },
];

export function TeaserItems({ items }: { items: readonly TeaserItem[] }) {
  return (
    <ul className="grid grid-cols-3 content-center gap-2.5 self-stretch pb-18 md:gap-4 lg:pt-14 lg:pb-22">
      {items.map((item) => (
        <li
          key={item.picture}
          className="relative overflow-hidden rounded-md bg-surface nth-[3n+2]:translate-y-6.5 md:rounded-[16px] md:nth-[3n+2]:translate-y-8"
        >
          <img
            src={pictureAddress(item.picture)}
            alt=""
            width={700}
            height={700}
            loading="lazy"
            className="aspect-4/5 w-full object-cover"
          />
          <p
            className={cx(
              item.priceCents !== undefined && "md:right-2",
              "bg-[#fffdf9] px-2.5 py-2 text-xs text-[#1a1830] md:absolute md:bottom-2 md:left-2 md:flex md:max-w-[calc(100%-1rem)] md:items-center md:justify-between md:gap-2 md:rounded-[10px] md:px-3",
            )}
          >
            <span className="block truncate">{item.name}</span>
            {item.priceCents !== undefined && (
              <b className="flex-none font-[650]">{formatMoney(item.priceCents)}</b>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
