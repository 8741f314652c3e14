import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { useEffect } from "react";
import { useConfirmedFetcher } from "#areas/accounts/fresh-sign-in/use-confirmed-fetcher.tsx";
import type { IdentitySettings } from "#areas/accounts/identity-port.ts";
import { listingsPath } from "#areas/directory/find/search-address.ts";
import type { ListingCardView } from "#areas/directory/listing-card.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface DeleteListingProps {
  card: ListingCardView;
  person: FullProfile;
  identity: IdentitySettings;
  onClose: () => void;
}

/** Requires typing the exact name (DIR-LIST-03). */
export default function DeleteListing({ card, person, identity, onClose }: DeleteListingProps) {
  const deletion = useConfirmedFetcher<{ message: string }>(listingsPath, { person, identity });
  const { result } = deletion;

  useEffect(() => {
    if (!result?.ok) return;
    toast(result.response.message);
    onClose();
  }, [result, onClose]);

  return (
    <>
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => deletion.submit({ id: card.id, confirm: card.name })}
        title={`Delete ${card.name}?`}
        confirmLabel="Delete listing"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        isPending={deletion.isPending}
        requiredText={card.name}
      >
        <p>{editingTexts.deletion}</p>
        {result && !result.ok && (
          <Note tone="danger" role="alert" className="mt-4">
            {result.error}
          </Note>
        )}
      </ConfirmDialog>
      {deletion.prompt}
    </>
  );
}
