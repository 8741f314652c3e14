import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { storePath } from "../paths.ts";
import { storeFormCopy } from "./copy.ts";

export function DeleteStore({ store }: { store: OwnStore }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = usePageAction({ action: storePath(store.slug), onFailure: close });
  return (
    <div>
      <ActionFailure of={remove} className="mb-3" />
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete store
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => remove.submit({ intent: "delete" })}
        title="Delete store"
        confirmLabel={storeFormCopy.deleteYes}
        isPending={remove.isPending}
        pendingLabel="Deleting"
      >
        {storeFormCopy.deleteQuestion}
      </ConfirmDialog>
    </div>
  );
}
