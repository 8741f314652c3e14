import { listMyBookings } from "@boab/contracts/bookings/bookings";
import { listMyWaitlistPlaces } from "@boab/contracts/bookings/waitlist";
import { BookingList } from "#areas/bookings/manage/booking-list.tsx";
import { myBookingsPath } from "#areas/bookings/paths.ts";
import { PlaceList } from "#areas/bookings/waitlist/place-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/my-bookings.ts";

export const meta = () =>
  buildPageMeta({ title: "Your bookings", path: myBookingsPath, isIndexed: false });

const PAGE_SIZE = 20;

export async function loader({ request, url }: Route.LoaderArgs) {
  const [{ list }, { data: places }] = await Promise.all([
    loadList((query) => api(request).load(listMyBookings, { query }), url.searchParams, {
      pageSize: PAGE_SIZE,
    }),
    api(request).load(listMyWaitlistPlaces, {}),
  ]);
  return { list, places, readAt: new Date().toISOString() };
}

export default function MyBookings({ loaderData }: Route.ComponentProps) {
  const list = useList(loaderData.list, ({ id }) => id);
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Your bookings</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        Times you've asked for and booked. Open one to move or cancel it.
      </p>
      <PlaceList places={loaderData.places} />
      <ListRows
        of={list}
        hidesCountWhenComplete
        endClassName="mt-6 border-t-0"
        empty={
          <EmptyState
            title="No bookings yet"
            headingLevel="h2"
            action={<LinkButton to="/directory/listings">Find a Business</LinkButton>}
          >
            When you book a time with a business here, you'll find it on this page.
          </EmptyState>
        }
      >
        <BookingList bookings={list.rows} now={new Date(loaderData.readAt)} />
      </ListRows>
    </Container>
  );
}
