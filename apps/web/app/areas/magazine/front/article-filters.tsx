import type { ArticleCategory } from "@boab/contracts/magazine/categories";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { PillLink } from "#ui/actions/pill.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";
import { wellbeingPath } from "../paths.ts";

interface ArticleFiltersProps {
  q: string;
  category: ArticleCategory | null;
  categories: readonly ArticleCategory[];
}

const buildFrontPath = (q: string, category?: string) => {
  const query = new URLSearchParams({ ...(category && { category }), ...(q && { q }) });
  return query.size > 0 ? `${wellbeingPath}?${query}` : wellbeingPath;
};

/** Topic and search text filter the list together; both are in the URL. */
export function ArticleFilters({ q, category, categories }: ArticleFiltersProps) {
  return (
    <div className="mb-10 flex flex-col justify-between gap-x-5 gap-y-4 border-t-[1.5px] border-ink pt-5 lg:flex-row lg:items-center">
      <nav
        aria-label="Categories"
        className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <PillLink to={buildFrontPath(q)} isOn={category === null}>
          All
        </PillLink>
        {categories.map((one) => (
          <PillLink key={one} to={buildFrontPath(q, one)} isOn={one === category}>
            {one}
          </PillLink>
        ))}
      </nav>
      <Form
        role="search"
        method="get"
        action={wellbeingPath}
        preventScrollReset
        className="flex gap-2 lg:w-96"
      >
        {category && <input type="hidden" name="category" value={category} />}
        <SearchField
          ref={useTypedValue(q)}
          label="Search articles"
          placeholder="Search articles"
          name="q"
          maxLength={120}
          defaultValue={q}
          className="flex-1"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </div>
  );
}
