import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { useState } from "react";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { prefixToneEmoji } from "#lib/format/status-message.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";
import { goLiveCopy } from "./copy.ts";

/** The specification's text for a server error. Field errors show at the field. */
export const describeMerchantIdFailure = ({
  code,
  error,
}: Pick<FormFailure, "code" | "error">): string =>
  code === "not_available" || code === "internal"
    ? goLiveCopy.merchantIdFailed
    : prefixToneEmoji({
        ...goLiveCopy.merchantIdError,
        text: goLiveCopy.merchantIdError.text.replace("...", error),
      });

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
  const fieldError = save.getError("merchantId");
  return (
    <Card as="section" aria-labelledby="merchant-id">
      <h2 id="merchant-id" className="text-xl">
        {goLiveCopy.merchantId}
      </h2>
      <p className="mt-2 text-md text-ink-2">{goLiveCopy.merchantIdOptional}</p>
      {save.failure && !save.failure.fields.merchantId && (
        <Note tone="danger" role="alert" className="mt-4">
          {describeMerchantIdFailure(save.failure)}
        </Note>
      )}
      {isStored ? (
        <p className="mt-4 text-md">
          Merchant ID <b className="type-money font-semibold">{store.merchantId}</b>
        </p>
      ) : (
        <PageForm {...save.form} id="merchant-id-form" noValidate className="mt-4 max-w-md">
          <TextField
            label="Merchant ID"
            name="merchantId"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={save.getValue("merchantId") ?? store.merchantId ?? undefined}
            error={fieldError}
          />
        </PageForm>
      )}
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
        {store.checks.canBePaid && (
          <LinkButton to={storePath(store.slug)}>
            {store.merchantId === null ? "Skip and finish" : "Finish"}
          </LinkButton>
        )}
      </div>
      {!store.checks.canBePaid && (
        <p className="mt-3 text-sm text-ink-2">
          You can finish once Stripe is ready to pay you. Go back to step 1 to see what's missing.
        </p>
      )}
    </Card>
  );
}
