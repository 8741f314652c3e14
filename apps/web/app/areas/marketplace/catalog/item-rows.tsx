import { ItemCard } from "./item-card.tsx";
import type { ItemCardView } from "./item-card-view.ts";

interface ItemRowProps {
  items: readonly ItemCardView[];
}

/** A few items: a row to swipe on a phone, columns on a wider screen. */
export const ItemRow = ({ items }: ItemRowProps) => (
  <ul className="no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-9 md:overflow-visible md:px-0 lg:grid-cols-4">
    {items.map((item) => (
      <li key={item.sku} className="flex-[0_0_max(46%,10rem)]">
        <ItemCard item={item} sizes="(min-width: 769px) 25vw, 46vw" />
      </li>
    ))}
  </ul>
);

/** A row that scrolls at every width, for more items than fit. */
export const ItemStrip = ({ items }: ItemRowProps) => (
  <ul className="no-scrollbar -mx-gutter flex snap-x scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-1 md:gap-6">
    {items.map((item) => (
      <li key={item.sku} className="flex-[0_0_max(46%,10rem)] snap-start md:flex-[0_0_18rem]">
        <ItemCard item={item} sizes="(min-width: 769px) 288px, 46vw" />
      </li>
    ))}
  </ul>
);
