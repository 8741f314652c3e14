import { listPayments } from "@boab/contracts/payments/payments";
import { PaymentList } from "#areas/payments/payment/payment-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/payments.ts";

export const meta = () =>
  buildPageMeta({ title: "Your payments", path: "/my-account/payments", isIndexed: false });

/** The cards are taller than table rows, so the page loads fewer at once. */
const PAGE_SIZE = 20;

export async function loader({ request, url }: Route.LoaderArgs) {
  const { list } = await loadList(
    (query) => api(request).load(listPayments, { query }),
    url.searchParams,
    { pageSize: PAGE_SIZE },
  );
  return { list };
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const list = useList(loaderData.list, ({ id }) => id);
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Your payments</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        What you've paid to businesses on Boab, with your receipts and refunds.
      </p>
      <ListRows
        of={list}
        hidesCountWhenComplete
        endClassName="mt-6 border-t-0"
        empty={
          <EmptyState
            title="No payments yet"
            headingLevel="h2"
            action={<LinkButton to="/directory/listings">Find a Business</LinkButton>}
          >
            When you pay a business here, you'll find the receipt on this page.
          </EmptyState>
        }
      >
        <PaymentList payments={list.rows} />
      </ListRows>
    </Container>
  );
}
