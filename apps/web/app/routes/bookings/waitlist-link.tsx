import { bookingCopy } from "@boab/contracts/bookings/copy";
import { DeadLink } from "#areas/bookings/dead-link.tsx";
import { exchangeWaitlistLink } from "#areas/bookings/waitlist/waitlist-link.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import type { Route } from "./+types/waitlist-link.ts";

export const meta = () =>
  buildPageMeta({ title: "Waiting list", path: "/waiting-list", isIndexed: false });

export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "no-referrer",
});

/** Emails link here with a token, which the redirect removes from the URL. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token !== null) throw await exchangeWaitlistLink(request, token);
  return null;
}

export default function WaitlistLink() {
  return (
    <DeadLink>
      <p className="mt-2 mb-5 text-ink-2">{bookingCopy.waitlistLinkGone}</p>
      <LinkButton to="/directory/listings">Find a Business</LinkButton>
    </DeadLink>
  );
}
