import { makeCalendarResponse } from "#areas/bookings/manage/calendar-response.ts";
import { readOwnBooking } from "#areas/bookings/manage/read-own.server.ts";
import type { Route } from "./+types/own-calendar.ts";

export const loader = async ({ params: { id }, request }: Route.LoaderArgs) =>
  makeCalendarResponse(await readOwnBooking(request, id));
