import type { PaymentRow } from "@boab/contracts/payments/administration";
import { useNavigation, useSearchParams } from "react-router";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { useChosenRow } from "../../use-chosen-row.ts";
import { PaymentDrawer } from "./payment-drawer.tsx";
import { PaymentFilters } from "./payment-filters.tsx";
import { PaymentsTable } from "./payments-table.tsx";

interface PaymentsPanelProps {
  list: LoadedList<PaymentRow>;
}

export function PaymentsPanel(props: PaymentsPanelProps) {
  const list = useList(props.list, ({ id }) => id);
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const { chosen, isOpen, open, close } = useChosenRow<"inspect", PaymentRow>(list.rows);
  const isFiltered = params.has("q") || params.has("state");
  return (
    <>
      <ListPage of={list} title="Payments" filters={<PaymentFilters />} rowsClassName="max-md:p-3">
        <PaymentsTable
          rows={list.rows}
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
      </ListPage>
      {chosen && (
        <PaymentDrawer
          key={chosen.opening}
          payment={chosen.row}
          isOpen={isOpen("inspect")}
          onClose={close}
        />
      )}
    </>
  );
}
