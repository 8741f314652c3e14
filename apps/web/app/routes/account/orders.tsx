import { loadMyOrders } from "#areas/marketplace/orders/load-my-orders.server.ts";
import { OrdersList } from "#areas/marketplace/orders/orders-list.tsx";
import { ordersPath } from "#areas/marketplace/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/orders.ts";

export const meta = () =>
  buildPageMeta({ title: "Your orders", path: ordersPath, isIndexed: false });

export const loader = ({ request, url }: Route.LoaderArgs) =>
  loadMyOrders(request, url.searchParams);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="pt-8 pb-18">
      <OrdersList {...loaderData} />
    </Container>
  );
}
