import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { useChosenRow } from "../use-chosen-row.ts";
import { ApproveDialog, DeclineDialog } from "./decision-dialogs.tsx";
import { type Decision, RequestCard } from "./request-card.tsx";
import type { RequestFilters } from "./request-filters.ts";

interface RequestsPanelProps {
  viewer: FullProfile;
  filters: RequestFilters;
  list: LoadedList<AccessRequest>;
}

export function RequestsPanel({ viewer, filters, list: firstPage }: RequestsPanelProps) {
  const list = useList(firstPage, ({ id }) => id);
  const { chosen, isOpen, open, close } = useChosenRow<Decision, AccessRequest>(list.rows);

  const dialogProps = chosen && { request: chosen.row, onClose: close };

  return (
    <>
      <ListRows
        of={list}
        empty={<NoRequests filters={filters} />}
        endClassName="mt-4 rounded-lg border bg-surface"
      >
        <ul className="space-y-4">
          {list.rows.map((request) => (
            <RequestCard key={request.id} request={request} viewer={viewer} onDecide={open} />
          ))}
        </ul>
      </ListRows>
      {dialogProps && (
        <div key={chosen.opening}>
          <ApproveDialog {...dialogProps} isOpen={isOpen("approve")} />
          <DeclineDialog {...dialogProps} isOpen={isOpen("decline")} />
        </div>
      )}
    </>
  );
}

function NoRequests({ filters }: { filters: RequestFilters }) {
  if (filters.status === "open" && !filters.type)
    return (
      <EmptyState title="No open requests." picture="stool">
        New access requests will appear here, newest first.
      </EmptyState>
    );
  return (
    <EmptyState title="No requests found." picture="stool">
      Try another status or type.
    </EmptyState>
  );
}
