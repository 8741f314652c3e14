import { makeCalendarResponse } from "#areas/bookings/manage/calendar-response.ts";
import { bookingSessions, openLink } from "#areas/bookings/manage/open-link.server.ts";
import type { Route } from "./+types/guest-calendar.ts";

export const loader = async ({ params: { id }, request }: Route.LoaderArgs) =>
  makeCalendarResponse(await openLink(request, bookingSessions.read(request, id)));
