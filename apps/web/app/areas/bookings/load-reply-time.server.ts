import { readReplyTime } from "@boab/contracts/bookings/reply-time";
import type { PublicBookingSettings } from "@boab/contracts/bookings/settings";
import type { ApiClient } from "#lib/api/api.server.ts";
import { formatReplyTime } from "./reply-time.ts";

/** How soon a business usually answers requests; null where it confirms at once or has answered too few. */
export async function loadReplyTime(
  { load }: ApiClient,
  slug: string,
  settings: Pick<PublicBookingSettings, "acceptsBookings" | "confirmsInstantly">,
): Promise<string | null> {
  if (!settings.acceptsBookings || settings.confirmsInstantly) return null;
  const { minutes } = await load(readReplyTime, { params: { id: slug } });
  return minutes === null ? null : formatReplyTime(minutes);
}
