import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { useChosen } from "../use-chosen.ts";
import { ApproveDialog, DeclineDialog } from "./decision-dialogs.tsx";
import { type Decision, RequestCard } from "./request-card.tsx";
import type { RequestFilters } from "./request-filters.ts";

interface RequestsPanelProps {
  viewer: FullProfile;
  filters: RequestFilters;
  rows: readonly AccessRequest[];
  hasMore: boolean;
}

export function RequestsPanel({ viewer, filters, rows, hasMore }: RequestsPanelProps) {
  const { chosen, isOpen, open, close } = useChosen<Decision, AccessRequest>(rows);

  const shared = chosen && { request: chosen.row, onClose: close };

  return (
    <>
      {rows.length === 0 ? (
        <NoRequests filters={filters} />
      ) : (
        <>
          <ul className="space-y-4">
            {rows.map((request) => (
              <RequestCard key={request.id} {...{ request, viewer }} onDecide={open} />
            ))}
          </ul>
          <Card isPadded={false} className="mt-4 overflow-hidden">
            <LoadMore count={rows.length} hasMore={hasMore} />
          </Card>
        </>
      )}
      {shared && (
        <div key={chosen.opening}>
          <ApproveDialog {...shared} isOpen={isOpen("approve")} />
          <DeclineDialog {...shared} isOpen={isOpen("decline")} />
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
