import { redirect } from "react-router";
import { BookPage } from "#areas/bookings/book/book-page.tsx";
import { loadBook } from "#areas/bookings/book/load-book.server.ts";
import { sendBooking } from "#areas/bookings/book/send-booking.server.ts";
import { bookPath } from "#areas/bookings/paths.ts";
import type { BusinessView } from "#areas/directory/business/business-view.ts";
import { loadListing } from "#areas/directory/business/load-business.server.ts";
import { announcePaymentError } from "#areas/payments/pay/payment-error.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/book.ts";

/** The page names the signed-in member, and free times change by the minute, so it isn't cached. */
export const headers = () => ({ "Cache-Control": PRIVATE_CACHE_CONTROL });

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  buildPageMeta({
    title: loaderData ? `Book a time at ${loaderData.business.name}` : "Book a time",
    path: bookPath(params.slug),
    isIndexed: false,
  });

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  const [page, profile] = await Promise.all([
    loadListing(slug, request, new Date()),
    loadCurrentProfile(request),
  ]);
  if (page.kind === "gone" || !page.isPublic) throw redirect(pageNotFoundPath);
  return {
    business: toBookedBusiness(page.view),
    view: await loadBook(request, slug, url),
    person: profile && {
      name: profile.fullName,
      email: profile.email,
      phone: profile.phoneNumber ?? null,
    },
  };
}

export const action = async ({ request }: Route.ActionArgs) =>
  sendBooking(request, (await loadCurrentProfile(request)) !== null);

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BookPage {...loaderData} firstResult={actionData} onPaymentError={announcePaymentError} />
  );
}

const toBookedBusiness = ({ id, slug, name, cover, address }: BusinessView) => ({
  id,
  slug,
  name,
  picture: cover.sources[0]?.src ?? cover.fallback,
  place: address?.kind === "shown" ? { street: address.street, locality: address.locality } : null,
});
