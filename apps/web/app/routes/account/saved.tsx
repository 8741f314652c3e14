import { listSavedListings } from "@boab/contracts/directory/saved-listings";
import { listingCardView } from "#areas/directory/listing-card.server.ts";
import { ListingCard } from "#areas/directory/listing-card-link.tsx";
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
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 48, (query) =>
    api(request).load(listSavedListings, { query }),
  );
  return { cards: rows.map((card) => listingCardView(card, now)), hasMore };
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { cards, hasMore } = loaderData;
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Saved</h1>
      <p className="mt-2 mb-8 text-ink-2">
        Businesses you want to find again. Only you see this list.
      </p>
      {cards.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          headingLevel="h2"
          action={<LinkButton to="/directory/listings">Find a Business</LinkButton>}
        >
          Press the heart on a business to keep it here.
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">Saved businesses</h2>
          <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
            {cards.map((card) => (
              <li key={card.id}>
                <ListingCard card={card} />
              </li>
            ))}
          </ul>
          {hasMore && <LoadMore count={cards.length} hasMore className="mt-8" />}
        </>
      )}
    </Container>
  );
}
