import { listCustomers } from "@boab/contracts/bookings/customers";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { CustomersPage } from "#areas/bookings/customers/customers-page.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/customers.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Customers",
    path: bookingPaths.customers(params.slug),
    isIndexed: false,
  });

export async function loader({ request, params: { slug }, url }: Route.LoaderArgs) {
  const search = (url.searchParams.get("q") ?? "").trim().slice(0, 120);
  const { list, page } = await loadList(
    (query) =>
      api(request).load(listCustomers, {
        params: { id: slug },
        query: { ...query, ...(search && { q: search }) },
      }),
    url.searchParams,
  );
  return { slug, list, total: page.total, search };
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />;
}
