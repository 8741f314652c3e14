import { listSavedListings } from "@boab/contracts/directory/saved-listings";
import { listSavedItems } from "@boab/contracts/marketplace/saved-items";
import type { ReactNode } from "react";
import { listingCardView } from "#areas/directory/listing-card.server.ts";
import { ListingCard } from "#areas/directory/listing-card-link.tsx";
import { ItemCard } from "#areas/marketplace/catalog/item-card.tsx";
import { itemCardView } from "#areas/marketplace/catalog/item-card-view.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/saved.ts";

export const meta = () => pageMeta({ title: "Saved", path: "/my-account/saved", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const now = new Date();
  const client = api(request);
  const wanted = shownRows(url.searchParams);
  const [listings, items] = await Promise.all([
    readRows(wanted, 48, (query) => client.load(listSavedListings, { query })),
    readRows(wanted, 48, (query) => client.load(listSavedItems, { query })),
  ]);
  return {
    cards: listings.rows.map((card) => listingCardView(card, now)),
    items: items.rows.map(itemCardView),
    hasMore: listings.hasMore || items.hasMore,
  };
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { cards, items, hasMore } = loaderData;
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Saved</h1>
      <p className="mt-2 mb-8 text-ink-2">
        Businesses and items you want to find again. Only you see this list. We'll email you when an
        item is back in stock or cheaper.
      </p>
      {cards.length + items.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          headingLevel="h2"
          action={<LinkButton to="/directory/listings">Find a Business</LinkButton>}
        >
          Press the heart on a business or an item to keep it here.
        </EmptyState>
      ) : (
        <>
          {items.length > 0 && (
            <Group title="Items">
              {items.map((item) => (
                <li key={item.sku}>
                  <ItemCard item={item} />
                </li>
              ))}
            </Group>
          )}
          {cards.length > 0 && (
            <Group title="Businesses">
              {cards.map((card) => (
                <li key={card.id}>
                  <ListingCard card={card} />
                </li>
              ))}
            </Group>
          )}
          {hasMore && (
            <LoadMore count={Math.max(cards.length, items.length)} hasMore className="mt-8" />
          )}
        </>
      )}
    </Container>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={`Saved ${title.toLowerCase()}`} className="mb-10">
    <h2 className="mb-4 text-xl">{title}</h2>
    <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
  </section>
);
