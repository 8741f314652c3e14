import { itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface DeleteItemDialogProps {
  item: ManagedItem;
  isOpen: boolean;
  onClose: () => void;
  /** What was said when it could only be archived. */
  onArchived: (words: string) => void;
}

/** ITEMS-04: asks first. What was sold is archived instead, and the dialog says so before. */
export function DeleteItemDialog({ item, isOpen, onClose, onArchived }: DeleteItemDialogProps) {
  const remove = usePageAction<{ outcome: "deleted" | "archived" }>({
    onSuccess({ outcome }) {
      onClose();
      if (outcome === "archived") onArchived(itemNotes.archived);
      else toast(itemNotes.deleted);
    },
  });
  const isSold = item.soldCount > 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.submit({ intent: "delete", itemId: item.item_id })}
      title={itemTexts.confirmDelete}
      confirmLabel={isSold ? "Archive item" : "Delete item"}
      isPending={remove.isPending}
      pendingLabel={isSold ? "Archiving" : "Deleting"}
    >
      <p>
        <b className="font-semibold text-ink">{item.name || "Untitled draft"}</b>{" "}
        {isSold
          ? "has been sold before, so it will be archived: buyers can still see their orders, and nobody can buy it any more."
          : "and its photos will be gone for good."}
      </p>
      <ActionFailure of={remove} className="mt-4" />
    </ConfirmDialog>
  );
}
