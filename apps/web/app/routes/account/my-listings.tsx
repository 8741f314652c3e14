import { answerHoliday } from "#areas/directory/my-listings/answer-holiday.server.ts";
import { loadMyListings } from "#areas/directory/my-listings/load-my-listings.server.ts";
import { MyListingList } from "#areas/directory/my-listings/my-listing-list.tsx";
import { ViewPeriodChoice } from "#areas/directory/my-listings/view-period-choice.tsx";
import { subscriptionPath } from "#areas/payments/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/my-listings.ts";

const path = "/my-account/listings";

export const meta = () => buildPageMeta({ title: "My listings", path, isIndexed: false });

export const loader = ({ request, url }: Route.LoaderArgs) =>
  loadMyListings(request, url.searchParams);

export const action = ({ request }: Route.ActionArgs) => answerHoliday(request);

export default function MyListings({ loaderData }: Route.ComponentProps) {
  const { problem, periods } = loaderData;
  const list = useList(loaderData.list, ({ id }) => id);
  const { rows: listings } = list;
  const add = (
    <LinkButton
      to="/directory/add-business"
      variant={listings.length > 0 ? "secondary" : "primary"}
    >
      Add a business
    </LinkButton>
  );
  return (
    <Container className="max-w-[60rem] pt-8 pb-18">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-title">My listings</h1>
          <p className="mt-2 text-ink-2">The businesses you own or edit.</p>
        </div>
        {listings.length > 0 && !problem && add}
      </div>
      {listings.length === 0 ? (
        <EmptyState
          title="You don't manage any businesses yet"
          headingLevel="h2"
          picture="stool"
          action={add}
        >
          Put your business on the map. It takes two minutes, and a basic listing is free.
        </EmptyState>
      ) : (
        <>
          <ViewPeriodChoice {...periods} path={path} planPath={subscriptionPath} />
          <Card isPadded={false} className="px-[18px] md:px-6">
            <ListRows of={list} hidesCountWhenComplete>
              <MyListingList listings={listings} asksAboutHolidays />
            </ListRows>
          </Card>
        </>
      )}
      {listings.length > 0 && problem && (
        <Note tone="info" className="mt-5">
          {problem.sentence}
        </Note>
      )}
    </Container>
  );
}
