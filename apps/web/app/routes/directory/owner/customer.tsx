import { readCustomer } from "@boab/contracts/bookings/customers";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { changeCustomer } from "#areas/bookings/customers/change-customer.server.ts";
import { CustomerPage } from "#areas/bookings/customers/customer-page.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/customer.ts";

/** The title names nobody, because it stays in the browser's history. */
export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Customer",
    path: bookingPaths.customer(params.slug, params.id),
    isIndexed: false,
  });

export const loader = async ({ request, params: { slug, id } }: Route.LoaderArgs) => ({
  slug,
  customer: await api(request).load(readCustomer, { params: { id: slug, customerId: id } }),
});

export const action = ({ request, params: { slug, id } }: Route.ActionArgs) =>
  changeCustomer(request, { id: slug, customerId: id });

export default function Customer({ loaderData }: Route.ComponentProps) {
  return <CustomerPage {...loaderData} />;
}
