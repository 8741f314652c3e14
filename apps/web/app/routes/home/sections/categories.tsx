import { Link } from "react-router";
import { picturePath } from "../pictures/picture-names.ts";

const categories = [
  { name: "Restaurants", picture: "category-restaurants", hint: "Eat in, take away, catering" },
  { name: "Services", picture: "category-services", hint: "Hair, tax, trades, events" },
  { name: "Retail", picture: "category-retail", hint: "Cloth, groceries, homewares" },
  { name: "Health", picture: "category-health", hint: "Clinics, skin, wellbeing" },
  { name: "Education", picture: "category-education", hint: "Tutors, schools, languages" },
] as const;

export function Categories() {
  return (
    <section
      aria-labelledby="categories"
      className="mx-auto w-full max-w-[1360px] px-gutter pt-9 pb-section md:pt-16"
    >
      <h2 id="categories" className="sr-only">
        Browse the directory
      </h2>
      <ul className="no-scrollbar -mx-gutter flex gap-3.5 overflow-x-auto px-gutter md:mx-0 md:grid md:grid-cols-5 md:gap-6 md:overflow-visible md:px-0">
        {categories.map(({ name, picture, hint }) => (
          <li key={name} className="flex-[0_0_136px]">
            <Link to={`/directory/listings?category=${name}`} className="group block rounded-lg">
              <span className="block aspect-[13/16] overflow-hidden rounded-arch bg-sunk">
                <img
                  src={picturePath(picture)}
                  alt=""
                  width={520}
                  height={640}
                  loading="lazy"
                  className="size-full object-cover transition-transform duration-[600ms] ease-out group-hover:scale-[1.04]"
                />
              </span>
              <b className="type-display mt-2.5 block text-lg leading-tight md:mt-4 md:text-xl">
                {name}
              </b>
              <span className="block text-sm text-ink-3 md:text-md">{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
