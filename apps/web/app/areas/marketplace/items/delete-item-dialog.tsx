import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { itemListCopy } from "./copy.ts";

interface DeleteItemDialogProps {
  item: ManagedItem;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the message when the item could only be archived. */
  onArchived: (message: string) => void;
}

/** ITEMS-04: asks for confirmation. An item that was sold is archived instead, and the dialog says so first. */
export function DeleteItemDialog({ item, isOpen, onClose, onArchived }: DeleteItemDialogProps) {
  const remove = usePageAction<{ outcome: "deleted" | "archived" }>({
    onSuccess({ outcome }) {
      onClose();
      if (outcome === "archived") onArchived(itemListCopy.archived);
      else toast(itemListCopy.deleted);
    },
  });
  const isSold = item.soldCount > 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.submit({ intent: "delete", itemId: item.item_id })}
      title={itemListCopy.confirmDelete}
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
