import { type CustomerBooking, openBookingLink } from "@boab/contracts/bookings/bookings";
import { LinkToken } from "@boab/contracts/common/fields";
import { forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { fromOurPage } from "#lib/api/from-our-page.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";

/** The booking of an emailed link; null where the link does not work any more. */
export async function openLink(request: Request, token: string): Promise<CustomerBooking | null> {
  if (!LinkToken.safeParse(token).success) return null;
  try {
    return await publicApi(fromOurPage(request)).call(openBookingLink, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw forBoundary(error);
  }
}
