import { calendarResponse } from "#areas/bookings/manage/calendar-response.ts";
import { openLink } from "#areas/bookings/manage/open-link.server.ts";
import type { Route } from "./+types/guest-calendar.ts";

export const loader = async ({ request, url }: Route.LoaderArgs) =>
  calendarResponse(await openLink(request, url.searchParams.get("token") ?? ""));
