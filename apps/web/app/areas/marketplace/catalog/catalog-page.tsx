import { type ItemSort, itemSorts } from "@boab/contracts/marketplace/catalog-limits";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/ssr/SlidersHorizontal";
import { useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AppliedPill } from "#ui/actions/pill.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { browsePath } from "../paths.ts";
import { CatalogFilters } from "./catalog-filters.tsx";
import { CatalogPages } from "./catalog-pages.tsx";
import type { CatalogView } from "./catalog-view.ts";
import { catalogCopy } from "./copy.ts";
import { ItemCard } from "./item-card.tsx";
import { type CatalogForm, useCatalogForm } from "./use-catalog-form.ts";

const formId = "catalog";

const sortNames: Record<ItemSort, string> = {
  relevance: "Relevance",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  newest: "Newest",
  rating_desc: "Best rated",
};

/** Shows the items for sale with every filter (CATLG-01). It is a GET form, so a search is a URL. */
export function CatalogPage({ view }: { view: CatalogView }) {
  const form = useCatalogForm(view.base);
  return (
    <Container className="pt-7 pb-section md:pt-9">
      <div className="flex flex-col gap-4.5 md:flex-row md:items-end md:justify-between md:gap-8">
        <div>
          <h1 className="type-title">{view.heading}</h1>
          <p role="status" className="mt-2 text-ink-2">
            {view.summary}
          </p>
        </div>
        <SearchForm view={view} form={form} />
      </div>
      <AppliedFilterChips view={view} form={form} />
      <div className="grid items-start gap-x-12 lg:grid-cols-[256px_minmax(0,1fr)]">
        <aside aria-label="Filters" className="max-lg:hidden max-lg:noscript:block">
          <h2 className="sr-only">Filters</h2>
          <CatalogFilters view={view} form={form} formId={formId} />
          <div className="hidden noscript:block">
            <Button type="submit" form={formId} variant="secondary" isFull>
              Apply filters
            </Button>
          </div>
        </aside>
        <Results view={view} form={form} />
      </div>
    </Container>
  );
}

interface CatalogPartProps {
  view: CatalogView;
  form: CatalogForm;
}

function SearchForm({ view, form }: CatalogPartProps) {
  const q = form.getValue("q");
  return (
    <Form
      id={formId}
      method="get"
      action={view.base}
      role="search"
      aria-label="Search the marketplace"
      onSubmit={form.handleSubmit}
      className="flex gap-2.5 md:w-[min(100%,560px)] md:flex-none lg:w-[560px]"
    >
      <SearchField
        ref={useTypedValue(q, form.isWaiting)}
        label="Search products, brands, colours"
        placeholder="Search products, brands, colours"
        name="q"
        maxLength={120}
        defaultValue={q}
        onChange={(event) => form.set({ q: event.target.value })}
        className="min-w-0 flex-1"
      />
      <Select
        label="Sort by"
        isLabelHidden
        isCompact
        name="sort"
        value={form.getValue("sort") || view.values.sort}
        onChange={(event) => form.set({ sort: event.target.value })}
        options={itemSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
        className="w-[136px] flex-none md:w-[178px]"
      />
    </Form>
  );
}

/** The active filters, each of which can be removed (CATLG-18), and the drawer's button on phones. */
function AppliedFilterChips({ view, form }: CatalogPartProps) {
  const { applied, isFiltered, base } = view;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="no-scrollbar -mr-gutter mt-4 mb-6 flex items-center gap-2 overflow-x-auto py-1 pr-gutter lg:mr-0 lg:flex-wrap lg:pr-0 md:mt-6">
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex-none noscript:hidden lg:hidden"
      >
        <SlidersHorizontalIcon size={18} aria-hidden="true" />
        Filters
        {isFiltered && <span className="sr-only">, {applied.length} on</span>}
      </Button>
      {applied.map(({ label, to }) => (
        <AppliedPill key={label} to={to}>
          {label}
        </AppliedPill>
      ))}
      {isFiltered && (
        <Link
          to={base}
          preventScrollReset
          className="inline-flex min-h-11 flex-none items-center px-2 text-sm font-semibold text-primary-text hover:underline"
        >
          Clear all
        </Link>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Filters"
        footer={
          <div className="flex gap-2.5">
            <LinkButton to={base} variant="secondary" preventScrollReset>
              Clear all
            </LinkButton>
            <Button className="flex-1" onClick={close} aria-live="polite">
              {view.showLabel}
            </Button>
          </div>
        }
      >
        {isOpen && <CatalogFilters view={view} form={form} />}
      </Drawer>
    </div>
  );
}

/** Suggests what to change when nothing was found. `applied` includes the search words, which aren't a filter. */
function getEmptyAdvice({ values: { q }, applied }: CatalogView): string | undefined {
  if (q === "") return applied.length > 0 ? "Try removing a filter." : undefined;
  return applied.length > 1 ? "Try fewer words, or remove a filter." : "Try fewer words.";
}

function Results({ view, form }: CatalogPartProps) {
  const { items, corrected, values } = view;
  return (
    <section aria-label="Products" aria-busy={form.isSearching}>
      {corrected && (
        <p className="mb-6 text-ink-2">
          Nothing matched “{values.q}”, so here's what we found for <b>{corrected}</b>.
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={catalogCopy.nothingMatches}
          action={
            <LinkButton to={browsePath} variant="secondary">
              See everything
            </LinkButton>
          }
        >
          {getEmptyAdvice(view)}
        </EmptyState>
      ) : (
        <>
          <ul
            className={cx(
              "grid grid-cols-2 gap-x-3.5 gap-y-7 transition-opacity duration-base md:grid-cols-3 md:gap-x-6 md:gap-y-10",
              form.isSearching && "opacity-60",
            )}
          >
            {items.map((item, place) => (
              <li key={item.sku}>
                <ItemCard item={item} headingLevel="h2" isEager={place < 4} />
              </li>
            ))}
          </ul>
          <CatalogPages view={view} form={form} formId={formId} />
          {view.isCutOff && view.page === view.pages && (
            <p className="mt-4 text-center text-sm text-ink-2">Add a filter to see the rest.</p>
          )}
        </>
      )}
    </section>
  );
}
