import { listSavedListings } from "@boab/contracts/directory/saved-listings";
import { listSavedItems } from "@boab/contracts/marketplace/saved-items";
import type { ReactNode } from "react";
import { toListingCardView } from "#areas/directory/listing-card.server.ts";
import { ListingCard } from "#areas/directory/listing-card-link.tsx";
import { ItemCard } from "#areas/marketplace/catalog/item-card.tsx";
import { toItemCardView } from "#areas/marketplace/catalog/item-card-view.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { type List, useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/saved.ts";

export const meta = () =>
  buildPageMeta({ title: "Saved", path: "/my-account/saved", isIndexed: false });

const SAVED_PAGE_SIZE = 48;

export async function loader({ request, url }: Route.LoaderArgs) {
  const now = new Date();
  const client = api(request);
  const [{ list: listings }, { list: items }] = await Promise.all([
    loadList((query) => client.load(listSavedListings, { query }), url.searchParams, {
      pageSize: SAVED_PAGE_SIZE,
      cursorName: "listings-cursor",
    }),
    loadList((query) => client.load(listSavedItems, { query }), url.searchParams, {
      pageSize: SAVED_PAGE_SIZE,
      cursorName: "items-cursor",
    }),
  ]);
  return {
    listings: { ...listings, rows: listings.rows.map((card) => toListingCardView(card, now)) },
    items: { ...items, rows: items.rows.map(toItemCardView) },
  };
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const listings = useList(loaderData.listings, ({ id }) => id);
  const items = useList(loaderData.items, ({ sku }) => sku);
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Saved</h1>
      <p className="mt-2 mb-8 text-ink-2">
        Businesses and items you want to find again. Only you see this list. We'll email you when an
        item is back in stock or cheaper.
      </p>
      {listings.rows.length + items.rows.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          headingLevel="h2"
          action={<LinkButton to="/directory/listings">Find a Business</LinkButton>}
        >
          Press the heart on a business or an item to keep it here.
        </EmptyState>
      ) : (
        <>
          {items.rows.length > 0 && (
            <Group title="Items" list={items}>
              {items.rows.map((item) => (
                <li key={item.sku}>
                  <ItemCard item={item} />
                </li>
              ))}
            </Group>
          )}
          {listings.rows.length > 0 && (
            <Group title="Businesses" list={listings}>
              {listings.rows.map((card) => (
                <li key={card.id}>
                  <ListingCard card={card} />
                </li>
              ))}
            </Group>
          )}
        </>
      )}
    </Container>
  );
}

interface GroupProps<Row> {
  title: string;
  list: List<Row>;
  children: ReactNode;
}

const Group = <Row,>({ title, list, children }: GroupProps<Row>) => (
  <section aria-label={`Saved ${title.toLowerCase()}`} className="mb-10">
    <h2 className="mb-4 text-xl">{title}</h2>
    <ListRows of={list} hidesCountWhenComplete endClassName="mt-8">
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
    </ListRows>
  </section>
);
