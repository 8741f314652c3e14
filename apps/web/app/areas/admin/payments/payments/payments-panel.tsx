import type { PaymentRow } from "@boab/contracts/payments/administration";
import { useNavigation, useSearchParams } from "react-router";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { useChosen } from "../../use-chosen.ts";
import { PaymentDrawer } from "./payment-drawer.tsx";
import { PaymentFilters } from "./payment-filters.tsx";
import { PaymentsTable } from "./payments-table.tsx";

interface PaymentsPanelProps {
  rows: readonly PaymentRow[];
  hasMore: boolean;
}

export function PaymentsPanel({ rows, hasMore }: PaymentsPanelProps) {
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const { chosen, isOpen, open, close } = useChosen<"inspect", PaymentRow>(rows);
  const isFiltered = params.has("q") || params.has("state");
  return (
    <Card as="section" aria-labelledby="payments" isPadded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 md:px-6">
        <h2 id="payments" className="text-xl">
          Payments
        </h2>
        <PaymentFilters />
      </div>
      <div className="max-md:p-3">
        <PaymentsTable
          rows={rows}
          isBusy={navigation.location?.pathname === "/admin/payments"}
          onInspect={(row) => open("inspect", row)}
          empty={
            <EmptyState
              title={isFiltered ? "No payments match." : "No payments yet."}
              picture="stool"
              className="border-0"
            >
              {isFiltered
                ? "Search by the whole email of the buyer or seller, a payment's id, or an id from Stripe."
                : "They appear here when somebody pays a business."}
            </EmptyState>
          }
        />
      </div>
      {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} />}
      {chosen && (
        <PaymentDrawer
          key={chosen.opening}
          payment={chosen.row}
          isOpen={isOpen("inspect")}
          onClose={close}
        />
      )}
    </Card>
  );
}
