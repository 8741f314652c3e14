import type { DeletedListing } from "@boab/contracts/directory/administration";
import { useState } from "react";
import type { FormResult } from "#lib/form.ts";
import { formatDate } from "#lib/format.ts";
import { type Act, useAct } from "#lib/use-act.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Table } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import { LoadMore } from "../load-more.tsx";

interface DeletedListingsProps {
  rows: readonly DeletedListing[];
  hasMore: boolean;
  /** Erasing before its time is for Admins. */
  mayPurge: boolean;
  run: <Answer>(act: Act<Answer>) => Promise<FormResult<Answer>>;
}

interface Wish {
  intent: "restore" | "purge";
  listing: DeletedListing;
}

/** Listings on their way out: back again, or gone for good. */
export function DeletedListings({ rows, hasMore, mayPurge, run }: DeletedListingsProps) {
  const { send, isPending } = useAct<unknown>("/admin/listings");
  const [wish, setWish] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<string>();

  const ask = (intent: Wish["intent"], listing: DeletedListing) => {
    setProblem(undefined);
    setWish({ intent, listing });
  };

  async function fulfil({ intent, listing }: Wish) {
    const { id, businessName } = listing;
    const result = await run(() => send({ intent, id, confirm: businessName }));
    if (!result.ok) return setProblem(result.fields.confirm ?? result.error);
    setWish(null);
    toast(`${businessName} is ${intent === "restore" ? "back" : "erased"}.`);
  }

  if (rows.length === 0)
    return (
      <EmptyState title="Nothing is waiting to be erased." picture="stool">
        Listings whose owners delete them stay here for 30 days.
      </EmptyState>
    );
  return (
    <>
      <Card isPadded={false} className="overflow-hidden max-md:p-3">
        <Table
          caption="Deleted listings"
          rows={rows}
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
            { id: "purged", header: "Erased on", cell: ({ purgedAt }) => formatDate(purgedAt) },
            {
              id: "acts",
              header: "Actions",
              isHeaderHidden: true,
              cell: (listing) => (
                <span className="flex flex-wrap justify-end gap-2">
                  <Button
                    variant="secondary"
                    size="xs"
                    aria-label={`Restore ${listing.businessName}`}
                    onClick={() => ask("restore", listing)}
                  >
                    Restore
                  </Button>
                  {mayPurge && (
                    <Button
                      variant="danger"
                      size="xs"
                      aria-label={`Erase ${listing.businessName} now`}
                      onClick={() => ask("purge", listing)}
                    >
                      Erase now
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
        <LoadMore count={rows.length} hasMore={hasMore} />
      </Card>
      {wish && (
        <WishDialog
          key={`${wish.intent} ${wish.listing.id}`}
          wish={wish}
          problem={problem}
          isPending={isPending}
          onClose={() => setWish(null)}
          onConfirm={() => void fulfil(wish)}
        />
      )}
    </>
  );
}

interface WishDialogProps {
  wish: Wish;
  problem: string | undefined;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function WishDialog({ wish, problem, isPending, onClose, onConfirm }: WishDialogProps) {
  const { businessName, ownerName } = wish.listing;
  const isRestoring = wish.intent === "restore";
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={isRestoring ? `Bring ${businessName} back?` : `Erase ${businessName} now?`}
      confirmLabel={isRestoring ? "Restore" : "Erase now"}
      isPending={isPending}
      pendingLabel={isRestoring ? "Restoring" : "Erasing"}
      isDangerous={!isRestoring}
      {...(!isRestoring && { requiredText: businessName })}
    >
      <p>
        {isRestoring
          ? `It returns to ${ownerName} as it was; hidden, if their plan holds another listing by now.`
          : "The record, its pictures and its editors are gone for good. Nobody can undo this."}
      </p>
      {problem && (
        <Note tone="danger" role="alert" className="mt-4">
          {problem}
        </Note>
      )}
    </ConfirmDialog>
  );
}
