import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { deleteBusiness } from "@boab/contracts/directory/calls.generated";
import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { Suspense, use, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { FreshSignInContext } from "../fresh-sign-in-context.ts";
import { unguarded } from "../unguarded.ts";
import { sentenceFor } from "./editing-people.ts";

interface DeleteDialogProps {
  business: Pick<EditableBusiness, "id" | "businessName">;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name, and staff for a fresh sign-in; afterwards the listing is gone from every list. */
export function DeleteDialog({ business, isOpen, onClose }: DeleteDialogProps) {
  const { id, businessName } = business;
  const navigate = useNavigate();
  const FreshSignIn = use(FreshSignInContext);
  const [isPending, setPending] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const stopConfirming = useCallback(() => setConfirming(false), []);

  async function confirm() {
    setPending(true);
    setProblem(undefined);
    try {
      const { message } = await browserApi.call(deleteBusiness, {
        params: { id },
        query: { confirm: businessName },
      });
      await navigate("/directory/listings", { state: unguarded });
      toast(message);
    } catch (error) {
      setPending(false);
      setProblem(sentenceFor(error, "confirm"));
      if (error instanceof ApiError && error.code === "fresh_sign_in_needed") setConfirming(true);
    }
  }

  function goOn() {
    setConfirming(false);
    void confirm();
  }

  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        onConfirm={() => void confirm()}
        title={`Delete ${businessName}?`}
        confirmLabel="Delete listing"
        cancelLabel="Keep it"
        isPending={isPending}
        pendingLabel="Deleting"
        requiredText={businessName}
      >
        <p>{editingTexts.deletion}</p>
        {problem && (
          <Note tone="danger" role="alert" className="mt-4">
            {problem}
          </Note>
        )}
      </ConfirmDialog>
      {isConfirming && FreshSignIn && (
        <Suspense>
          <FreshSignIn isOpen onDone={goOn} onCancel={stopConfirming} />
        </Suspense>
      )}
    </>
  );
}
