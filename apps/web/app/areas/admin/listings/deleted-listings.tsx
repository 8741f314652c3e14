import type { DeletedListing } from "@boab/contracts/directory/administration";
import { formatDate } from "@boab/format/dates";
import { Button } from "#ui/actions/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Table } from "#ui/layout/table.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { useChosenRow } from "../use-chosen-row.ts";
import { EraseDialog, RestoreDialog } from "./listing-dialogs.tsx";

interface DeletedListingsProps {
  list: LoadedList<DeletedListing>;
  /** Only admins may delete permanently before the 30 days are up. */
  mayPurge: boolean;
}

export function DeletedListings({ list: firstPage, mayPurge }: DeletedListingsProps) {
  const list = useList(firstPage, ({ id }) => id);
  const { chosen, isOpen, open, close } = useChosenRow<"restore" | "erase", DeletedListing>(
    list.rows,
  );
  const dialogProps = chosen && { listing: chosen.row, onClose: close };

  return (
    <>
      {list.rows.length === 0 ? (
        <EmptyState title="No deleted listings." picture="stool">
          Deleted listings stay here for 30 days.
        </EmptyState>
      ) : (
        <ListPage of={list} rowsClassName="max-md:p-3">
          <Table
            caption="Deleted listings"
            rows={list.rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "name",
                header: "Listing",
                isRowHeader: true,
                cell: ({ businessName, slug }) => (
                  <span>
                    <b className="block">{businessName}</b>
                    <span className="text-sm text-ink-3">{slug}</span>
                  </span>
                ),
              },
              { id: "owner", header: "Owner", cell: ({ ownerName }) => ownerName },
              {
                id: "asked",
                header: "Deleted",
                cell: ({ deleteRequestedAt }) => formatDate(deleteRequestedAt),
              },
              {
                id: "purged",
                header: "Permanently deleted on",
                cell: ({ purgedAt }) => formatDate(purgedAt),
              },
              {
                id: "actions",
                header: "Actions",
                isHeaderHidden: true,
                cell: (listing) => (
                  <span className="flex flex-wrap justify-end gap-2">
                    {listing.isRestorable ? (
                      <Button
                        variant="secondary"
                        size="xs"
                        aria-label={`Restore ${listing.businessName}`}
                        onClick={() => open("restore", listing)}
                      >
                        Restore
                      </Button>
                    ) : (
                      <span className="self-center text-sm text-ink-3">
                        The owner closed their account
                      </span>
                    )}
                    {mayPurge && (
                      <Button
                        variant="danger"
                        size="xs"
                        aria-label={`Permanently delete ${listing.businessName}`}
                        onClick={() => open("erase", listing)}
                      >
                        Delete permanently
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
        </ListPage>
      )}
      {dialogProps && (
        <div key={chosen.opening}>
          <RestoreDialog {...dialogProps} isOpen={isOpen("restore")} />
          <EraseDialog {...dialogProps} isOpen={isOpen("erase")} />
        </div>
      )}
    </>
  );
}
