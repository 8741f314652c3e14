import { listSales } from "@boab/contracts/payments/payments";
import { useNavigate, useSearchParams } from "react-router";
import { payoutsPath } from "#areas/payments/paths.ts";
import { loadOpenRefund, sendRefund } from "#areas/payments/sales/refund-sale.server.ts";
import { SaleRefund } from "#areas/payments/sales/sale-refund.tsx";
import { SaleTable } from "#areas/payments/sales/sale-table.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { withParams } from "#lib/http/with-params.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/sales.ts";

export const meta = () =>
  buildPageMeta({ title: "Your sales", path: "/my-account/sales", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const { list } = await loadList(
    (query) => api(request).load(listSales, { query }),
    url.searchParams,
  );
  const openRefund = await loadOpenRefund(request, list.rows, url.searchParams);
  return { list, refunding: openRefund };
}

export const action = ({ request }: Route.ActionArgs) => sendRefund(request);

export default function Sales({ loaderData }: Route.ComponentProps) {
  const { refunding } = loaderData;
  const list = useList(loaderData.list, ({ id }) => id, { ignoredParams: ["refund"] });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () =>
    void navigate(withParams(params, { refund: undefined }), { preventScrollReset: true });
  const isHolding = list.rows.some(
    ({ payout, payoutDueAt, amountCents, refundedCents }) =>
      payout === "held" && payoutDueAt === null && refundedCents < amountCents,
  );
  return (
    <Container className="pt-8 pb-18">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-title">Your sales</h1>
          <p className="mt-3 max-w-[58ch] text-ink-2">
            What people paid for in your store and on your listings, what you get of it, and
            refunds. Times are Sydney time.
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
      {list.rows.length === 0 ? (
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
          <ListRows of={list} hidesCountWhenComplete>
            <SaleTable
              sales={list.rows}
              buildRefundHref={({ id }) => withParams(params, { refund: id })}
            />
          </ListRows>
        </Card>
      )}
      {refunding && <SaleRefund key={refunding.sale.id} {...refunding} onClose={close} />}
    </Container>
  );
}
