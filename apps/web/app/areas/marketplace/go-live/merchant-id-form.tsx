import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { storePageTexts, storeTexts } from "@boab/contracts/marketplace/texts";
import { useState } from "react";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";

/** What the specification says when the server refuses; a wrong field speaks for itself. */
export const merchantIdProblem = ({ code, error }: Pick<FormFailure, "code" | "error">): string =>
  code === "not_available" || code === "internal"
    ? storeTexts.merchantIdFailed
    : storeTexts.merchantIdError.replace("...", error);

interface MerchantIdFormProps {
  store: OwnStore;
  firstResult?: FormResult<{ message: string }> | undefined;
}

/** Step 2 of Go Live: enter a value and Save, or Change and Finish (PAYOUT-04, X-35). */
export function MerchantIdForm({ store, firstResult }: MerchantIdFormProps) {
  const [isChanging, setChanging] = useState(store.merchantId === null);
  const save = usePageAction<{ message: string }>({
    firstResult,
    onSuccess: ({ message }) => {
      toast(message);
      setChanging(false);
    },
  });
  const isStored = store.merchantId !== null && !isChanging;
  const fieldError = save.errorOf("merchantId");
  return (
    <Card as="section" aria-labelledby="merchant-id">
      <h2 id="merchant-id" className="text-xl">
        {storeTexts.merchantId}
      </h2>
      {save.failure && !save.failure.fields.merchantId && (
        <Note tone="danger" role="alert" className="mt-4">
          {merchantIdProblem(save.failure)}
        </Note>
      )}
      {isStored ? (
        <p className="mt-4 text-md">
          Merchant ID <b className="type-money font-semibold">{store.merchantId}</b>
        </p>
      ) : (
        <form {...save.form} id="merchant-id-form" noValidate className="mt-4 max-w-md">
          <TextField
            label="Merchant ID"
            name="merchantId"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={save.valueOf("merchantId") ?? store.merchantId ?? undefined}
            error={fieldError}
          />
        </form>
      )}
      <p className="mt-2 text-sm text-ink-2">{storePageTexts.merchantIdOptional}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isStored ? (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Change
          </Button>
        ) : (
          <Button
            type="submit"
            form="merchant-id-form"
            variant="secondary"
            isPending={save.isPending}
            pendingLabel="Saving"
          >
            Save
          </Button>
        )}
        {store.checks.canBePaid && <LinkButton to={storePath(store.slug)}>Finish</LinkButton>}
      </div>
      {!store.checks.canBePaid && (
        <p className="mt-3 text-sm text-ink-2">
          You can finish once Stripe is ready to pay you. Go back to step 1 to see what's missing.
        </p>
      )}
    </Card>
  );
}
