import { resendBookingLink } from "@boab/contracts/bookings/bookings";
import { OldLink } from "#areas/bookings/manage/old-link.tsx";
import { exchangeLink } from "#areas/bookings/manage/open-link.server.ts";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/guest-link.ts";

export const meta = () =>
  buildPageMeta({ title: "Your booking", path: "/booking", isIndexed: false });

export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "no-referrer",
});

/** Emails link here with a token, which the redirect removes from the URL. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token !== null) throw await exchangeLink(request, token);
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  const { bookingId = "", email = "" } = await readFormValues(request);
  return runFormCall(
    () =>
      api(request).call(resendBookingLink, { body: { bookingId: bookingId.toUpperCase(), email } }),
    { bookingId, email },
  );
}

export default function GuestLink({ actionData }: Route.ComponentProps) {
  return <OldLink firstResult={actionData} />;
}
