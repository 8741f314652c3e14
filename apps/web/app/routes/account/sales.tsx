import { listSales, type Sale } from "@boab/contracts/payments/payments";
import { useState } from "react";
import { payoutsPath } from "#areas/payments/paths.ts";
import { RefundDialog } from "#areas/payments/sales/refund-dialog.tsx";
import { sendRefund } from "#areas/payments/sales/refund-sale.server.ts";
import { SaleTable } from "#areas/payments/sales/sale-table.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/sales.ts";

export const meta = () =>
  pageMeta({ title: "Your sales", path: "/my-account/sales", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 50, (query) =>
    api(request).load(listSales, { query }),
  );
  return { sales: rows, hasMore };
}

export const action = ({ request }: Route.ActionArgs) => sendRefund(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Sales({ loaderData: { sales, hasMore } }: Route.ComponentProps) {
  const [refunded, setRefunded] = useState<Sale>();
  const isHolding = sales.some(
    ({ payout, amountCents, refundedCents }) => payout === "held" && refundedCents < amountCents,
  );
  return (
    <Container className="pt-8 pb-18">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-title">Your sales</h1>
          <p className="mt-3 max-w-[58ch] text-ink-2">
            What people paid for on your listings, what you get of it, and refunds. Times are Sydney
            time.
          </p>
        </div>
        <LinkButton to={payoutsPath} variant="secondary" size="sm">
          Payouts
        </LinkButton>
      </div>
      {isHolding && (
        <Note tone="warn" title="Some of your money is waiting for you." className="mb-6">
          We send what's held as soon as your payout account is ready.
        </Note>
      )}
      {sales.length === 0 ? (
        <EmptyState
          title="No sales yet"
          headingLevel="h2"
          picture="stool"
          action={<LinkButton to="/my-account/listings">My listings</LinkButton>}
        >
          Once you can be paid, people can pay the prices on your listings, and you'll see it here.
        </EmptyState>
      ) : (
        <Card isPadded={false} className="max-md:border-0 max-md:bg-transparent">
          <SaleTable sales={sales} onRefund={setRefunded} />
          {hasMore && <LoadMore count={sales.length} hasMore />}
        </Card>
      )}
      {refunded && (
        <RefundDialog key={refunded.id} sale={refunded} onClose={() => setRefunded(undefined)} />
      )}
    </Container>
  );
}
