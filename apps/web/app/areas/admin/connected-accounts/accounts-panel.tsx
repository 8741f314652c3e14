import { adminTexts } from "@boab/contracts/admin/texts";
import type { ConnectedAccount } from "@boab/contracts/payments/payout-accounts";
import { useNavigation, useSearchParams } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { useChosen } from "../use-chosen.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { InspectDrawer } from "./inspect-drawer.tsx";
import type { AccountList } from "./load-accounts.server.ts";
import { RangeFilter } from "./range-filter.tsx";

/** As many as the specification loads at once. */
export const ACCOUNT_ROWS = 25;

export function AccountsPanel({ rows, hasMore, problem }: AccountList) {
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const dashboard = usePageAction();
  const { chosen, isOpen, open, close } = useChosen<"inspect" | "delete", ConnectedAccount>(rows);
  const isBusy = navigation.location?.pathname === "/admin/connected-accounts";
  const openDashboard = (id: string) => dashboard.submit({ intent: "dashboard", id });
  const isFiltered = params.has("from") || params.has("to");

  return (
    <Card isPadded={false} className="overflow-hidden">
      <RangeFilter />
      <ActionFailure of={dashboard} className="m-4" />
      {rows.length === 0 && !problem && (
        <EmptyState title={adminTexts.noAccounts} picture="stool" className="border-0">
          {isFiltered
            ? "No accounts were created on these days."
            : "Sellers appear here once they've set up payouts."}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className="max-md:p-3">
          <AccountsTable
            rows={rows}
            isBusy={isBusy}
            openingId={dashboard.pendingValues?.id}
            onInspect={(row) => open("inspect", row)}
            onDelete={(row) => open("delete", row)}
            onDashboard={openDashboard}
          />
        </div>
      )}
      {problem && (
        <Note tone="danger" role="alert" title={problem} className="m-4">
          Please try again in a moment.
        </Note>
      )}
      {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} step={ACCOUNT_ROWS} />}
      {chosen && (
        <div key={chosen.opening}>
          <InspectDrawer account={chosen.row} isOpen={isOpen("inspect")} onClose={close} />
          <DeleteAccountDialog account={chosen.row} isOpen={isOpen("delete")} onClose={close} />
        </div>
      )}
    </Card>
  );
}
