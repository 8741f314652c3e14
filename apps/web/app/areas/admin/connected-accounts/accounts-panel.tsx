import type { ConnectedAccount } from "@boab/contracts/payments/payout-accounts";
import { useNavigation, useSearchParams } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { useChosenRow } from "../use-chosen-row.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { connectedAccountCopy } from "./copy.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { InspectDrawer } from "./inspect-drawer.tsx";
import type { AccountList } from "./load-accounts.server.ts";
import { RangeFilter } from "./range-filter.tsx";

export function AccountsPanel({ list: firstPage, problem }: AccountList) {
  const list = useList(firstPage, ({ id }) => id);
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const dashboardAction = usePageAction();
  const { chosen, isOpen, open, close } = useChosenRow<"inspect" | "delete", ConnectedAccount>(
    list.rows,
  );
  const isBusy = navigation.location?.pathname === "/admin/connected-accounts";
  const openDashboard = (id: string) => dashboardAction.submit({ intent: "dashboard", id });
  const isFiltered = params.has("from") || params.has("to");

  return (
    <>
      <ListPage
        of={list}
        rowsClassName="max-md:p-3"
        search={
          <>
            <RangeFilter />
            <ActionFailure of={dashboardAction} className="m-4" />
          </>
        }
        empty={
          problem ? (
            <Note tone="danger" role="alert" title={problem} className="m-4">
              Please try again in a moment.
            </Note>
          ) : (
            <EmptyState
              title={connectedAccountCopy.noAccounts}
              picture="stool"
              className="border-0"
            >
              {isFiltered
                ? "No accounts were created on these days."
                : "Sellers appear here once they've set up payouts."}
            </EmptyState>
          )
        }
      >
        <AccountsTable
          rows={list.rows}
          isBusy={isBusy}
          openingId={dashboardAction.pendingValues?.id}
          onInspect={(row) => open("inspect", row)}
          onDelete={(row) => open("delete", row)}
          onDashboard={openDashboard}
        />
      </ListPage>
      {chosen && (
        <div key={chosen.opening}>
          <InspectDrawer account={chosen.row} isOpen={isOpen("inspect")} onClose={close} />
          <DeleteAccountDialog account={chosen.row} isOpen={isOpen("delete")} onClose={close} />
        </div>
      )}
    </>
  );
}
