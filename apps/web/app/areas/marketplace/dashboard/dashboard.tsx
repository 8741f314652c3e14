import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { soldPath } from "../paths.ts";
import { OrderCard } from "../sold/order-card.tsx";
import { BestSellers } from "./best-sellers.tsx";
import type { DashboardView } from "./dashboard-view.ts";
import { FiguresBar } from "./figures-bar.tsx";
import { PayoutCard } from "./payout-card.tsx";
import { WeekTable } from "./week-table.tsx";

interface DashboardProps extends DashboardView {
  slug: string;
}

/** Shows a seller what to pack, what was sold and when the money arrives (F-MKT-09). */
export function Dashboard({
  slug,
  figures,
  parcels: ordersToSend,
  balance,
  today,
}: DashboardProps) {
  const hasSold = figures.weeks.some(({ orders }) => orders > 0) || figures.waiting.count > 0;
  if (!hasSold)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h3 className="text-xl">Your first sale starts here</h3>
          <p className="mt-1 text-ink-2">Figures appear with your first order.</p>
        </div>
        <LinkButton to={soldPath(slug)} variant="secondary" size="sm">
          See sold orders
        </LinkButton>
      </Card>
    );
  return (
    <div className="grid gap-6">
      <FiguresBar figures={figures} balance={balance} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="to-send" className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h3 id="to-send" className="text-xl">
              {ordersToSend.length === 0 ? "Nothing to send" : "What to send next"}
            </h3>
            <Link to={soldPath(slug)} className="py-1 font-semibold">
              All sold orders
            </Link>
          </div>
          {ordersToSend.length === 0 ? (
            <p className="text-ink-2">Every order is on its way or picked up.</p>
          ) : (
            <ul aria-label="Orders to send" className="grid gap-3">
              {ordersToSend.map((order) => (
                <OrderCard
                  key={order.order_id}
                  order={order}
                  slug={slug}
                  today={today}
                  isOpen={false}
                />
              ))}
            </ul>
          )}
        </section>
        <PayoutCard balance={balance} />
      </div>
      <WeekTable weeks={figures.weeks} />
      <BestSellers figures={figures} />
    </div>
  );
}
