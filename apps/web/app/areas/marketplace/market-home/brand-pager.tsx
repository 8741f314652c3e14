import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import { useRef } from "react";
import { Link } from "react-router";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Weave } from "#ui/media/weave.tsx";
import { browsePath } from "../paths.ts";

/**
 * MKT-08: two rows, and as many columns as fit: 2 up to 600 px, 3 up to 820, 4 up to 1024, else 5. A page is what is in
 * sight; without JavaScript the row scrolls.
 */
const gridClass =
  "no-scrollbar grid snap-x grid-flow-col grid-rows-2 gap-3 overflow-x-auto p-1 -m-1 " +
  "auto-cols-[calc((100%_-_0.75rem)/2)] min-[601px]:auto-cols-[calc((100%_-_1.5rem)/3)] " +
  "min-[821px]:auto-cols-[calc((100%_-_2.25rem)/4)] min-[1025px]:auto-cols-[calc((100%_-_3rem)/5)]";

export function BrandPager({ brands }: { brands: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  if (brands.length === 0) return null;
  function scrollPage(direction: 1 | -1) {
    const shown = list.current;
    shown?.scrollBy({ left: direction * (shown.clientWidth + 4), behavior: "smooth" });
  }
  return (
    <section aria-labelledby="brands" className="pb-section">
      <div className="mb-6 flex items-end justify-between gap-4 md:mb-9">
        <h2 id="brands" className="type-title">
          Brands
        </h2>
        <div className="flex gap-1.5 noscript:hidden">
          <IconButton
            label="Previous brands"
            icon={<ArrowLeftIcon size={20} />}
            isBordered
            onClick={() => scrollPage(-1)}
          />
          <IconButton
            label="More brands"
            icon={<ArrowRightIcon size={20} />}
            isBordered
            onClick={() => scrollPage(1)}
          />
        </div>
      </div>
      <ul ref={list} className={gridClass}>
        {brands.map((brand) => (
          <li key={brand} className="snap-start">
            <Link
              to={`${browsePath}?brand=${encodeURIComponent(brand)}`}
              className="flex h-full min-h-18 items-center gap-3 overflow-hidden rounded-lg border border-line bg-surface pr-4 font-semibold no-underline hover:border-ink-3"
            >
              <Weave
                name={brand}
                className="h-18 w-8 flex-none self-stretch sm:w-14 object-cover"
              />
              <span className="line-clamp-2 py-2 text-md leading-snug sm:text-base">{brand}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
