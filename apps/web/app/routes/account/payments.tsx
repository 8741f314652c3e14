import { listPayments } from "@boab/contracts/payments/payments";
import { PaymentList } from "#areas/payments/payment/payment-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/payments.ts";

export const meta = () =>
  pageMeta({ title: "Your payments", path: "/my-account/payments", isIndexed: false });

/** Cards are taller than rows. */
const STEP = 20;

export async function loader({ request, url }: Route.LoaderArgs) {
  const { rows, hasMore } = await readRows(shownRows(url.searchParams, STEP), 50, (query) =>
    api(request).load(listPayments, { query }),
  );
  return { payments: rows, hasMore };
}

export default function Payments({ loaderData: { payments, hasMore } }: Route.ComponentProps) {
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Your payments</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        What you've paid to businesses on Boab, with your receipts and refunds.
      </p>
      {payments.length === 0 ? (
        <EmptyState
          title="No payments yet"
          headingLevel="h2"
          action={<LinkButton to="/directory/listings">Find a Business</LinkButton>}
        >
          When you pay a business here, you'll find the receipt on this page.
        </EmptyState>
      ) : (
        <>
          <PaymentList payments={payments} />
          {hasMore && (
            <LoadMore count={payments.length} hasMore step={STEP} className="mt-6 border-t-0" />
          )}
        </>
      )}
    </Container>
  );
}
