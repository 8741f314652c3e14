import { Link } from "react-router";
import { productsPath } from "../paths.ts";

export interface CategoryCardView {
  name: string;
  slug: string;
  picture: string;
  /** `148 products`; null when the category has none. */
  count: string | null;
}

/** MKT-07, X-61: the number of visible cards depends on the width. */
const maxCards = 12;
const shownByWidthClass =
  "nth-[n+5]:hidden sm:nth-[-n+6]:block min-[768px]:nth-[n+5]:hidden 2xl:nth-[-n+12]:block!";

export function CategoryCards({ cards }: { cards: readonly CategoryCardView[] }) {
  return (
    <section aria-labelledby="shop-by-category" className="pb-section">
      <h2 id="shop-by-category" className="type-title mb-6 md:mb-9">
        Shop by category
      </h2>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-3 min-[768px]:grid-cols-4 md:gap-6 2xl:grid-cols-6">
        {cards.slice(0, maxCards).map(({ name, slug, picture, count }) => (
          <li key={slug} className={shownByWidthClass}>
            <Link to={productsPath(slug)} className="group block rounded-lg no-underline">
              <span className="block aspect-square overflow-hidden rounded-arch bg-sunk">
                <img
                  src={picture}
                  alt=""
                  width={480}
                  height={480}
                  loading="lazy"
                  className="size-full object-cover transition-transform duration-[600ms] ease-out group-hover:scale-[1.04]"
                />
              </span>
              <b className="type-display mt-3 block text-lg leading-tight">{name}</b>
              {count && <span className="block text-sm text-ink-3">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
