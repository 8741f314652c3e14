import type { PublicBookingSettings } from "@boab/contracts/bookings/settings";
import { readUsualReply } from "@boab/contracts/bookings/usual-reply";
import type { ApiClient } from "#lib/api/api.server.ts";
import { formatUsualReply } from "./usual-reply.ts";

/** How soon a business usually answers requests; null where it confirms at once or has answered too few. */
export async function loadUsualReply(
  { load }: ApiClient,
  slug: string,
  settings: Pick<PublicBookingSettings, "acceptsBookings" | "confirmsInstantly">,
): Promise<string | null> {
  if (!settings.acceptsBookings || settings.confirmsInstantly) return null;
  const { minutes } = await load(readUsualReply, { params: { id: slug } });
  return minutes === null ? null : formatUsualReply(minutes);
}
