import { isKeyOf } from "@boab/contracts/common/guards";
import { getStoreOfUser } from "@boab/contracts/marketplace/calls.generated";
import { storeCopy } from "@boab/contracts/marketplace/copy";
import { maxStoreDescriptionLength, maxStoreNameLength } from "@boab/contracts/marketplace/limits";
import type { OwnStore } from "@boab/contracts/marketplace/stores";
import type { FormEvent } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { FormResult } from "#lib/api/form.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { readTextFields } from "#lib/api/read-text-fields.ts";
import { mergeFields } from "#lib/merge/merge-fields.ts";
import { useMergedAction } from "#lib/merge/use-merged-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";
import { storeFormCopy } from "./copy.ts";
import {
  describeStoreValue,
  readStoreValues,
  type StoreValues,
  storeLabels,
  toStoreValues,
} from "./store-values.ts";

interface StoreFormProps {
  /** Null when the form opens a new store. */
  store: OwnStore | null;
  /** The default email for a new store. */
  email?: string | undefined;
  action?: string | undefined;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
  onDone?: (() => void) | undefined;
}

const readForm = (form: HTMLFormElement | null) => (form ? readTextFields(new FormData(form)) : {});

async function readLatest({ userId }: OwnStore): Promise<OwnStore> {
  const store = await browserApi.call(getStoreOfUser, { params: { userId } });
  if (!("version" in store)) throw new ApiError({ code: "not_found", status: 404 });
  return store;
}

/** The form to open a store and to change its details (STORE-03, STORE-07). */
export function StoreForm({ store, email, action, firstResult, onDone }: StoreFormProps) {
  const details = useMergedAction<OwnStore | null, StoreValues, unknown>({
    first: store,
    toTyped: (stored) => (stored ? toStoreValues(stored) : readStoreValues({})),
    merge: mergeFields,
    readTyped: (form) => readStoreValues(readForm(form)),
    readLatest: async () => store && readLatest(store),
    toValues: (typed, seen, form) => ({
      ...readForm(form),
      ...typed,
      ...(seen && { version: String(seen.version) }),
    }),
    action,
    firstResult,
    onSuccess: () => {
      toast(storeCopy.updated);
      onDone?.();
    },
  });
  const { save, conflict } = details;
  const stored = store && toStoreValues(store);
  const getInitialValue = (field: keyof StoreValues, fallback?: string) =>
    save.getValue(field) ?? stored?.[field] ?? fallback;

  function submit(event: FormEvent) {
    event.preventDefault();
    details.submit();
  }

  return (
    <Card as="section" aria-labelledby="store-form">
      <h2 id="store-form" className="text-xl">
        {store ? "Store details" : "Open your store"}
      </h2>
      <PageForm
        {...save.form}
        onSubmit={submit}
        className="mt-5 grid max-w-3xl gap-4.5 sm:grid-cols-2"
      >
        {details.isRefused && (
          <ActionFailure
            of={save}
            title={store ? storeFormCopy.updateFailed : storeFormCopy.saveFailed}
            className="sm:col-span-2"
          />
        )}
        {conflict && (
          <ConflictChoices
            {...conflict}
            getLabel={(field) => (isKeyOf(storeLabels, field) ? storeLabels[field] : field)}
            describe={describeStoreValue}
            className="sm:col-span-2"
          />
        )}
        <input type="hidden" name="intent" value={store ? "details" : "create"} />
        {store && (
          <input type="hidden" name="version" value={save.getValue("version") ?? store.version} />
        )}
        <TextField
          label="Store name"
          name="storeName"
          required
          maxLength={maxStoreNameLength}
          autoComplete="organization"
          defaultValue={getInitialValue("storeName")}
          error={save.getError("storeName")}
          hint={store ? "Your link stays the same." : "Your link is made from this name."}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={getInitialValue("email", email)}
          error={save.getError("email")}
          hint="Where we send your orders. Shoppers don't see it."
        />
        <TextField
          label="Location"
          counter="Optional"
          name="location"
          maxLength={120}
          placeholder="Sunshine VIC"
          defaultValue={getInitialValue("location")}
          error={save.getError("location")}
        />
        <TextField
          label="Phone"
          counter="Optional"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={getInitialValue("phoneNumber")}
          error={save.getError("phoneNumber")}
          hint="Only we see it."
        />
        <TextArea
          label="Description"
          counter="Optional"
          name="description"
          maxLength={maxStoreDescriptionLength}
          rows={6}
          defaultValue={getInitialValue("description")}
          error={save.getError("description")}
          className="sm:col-span-2"
        />
        <Checkbox
          name="isGstRegistered"
          value="yes"
          defaultChecked={getInitialValue("isGstRegistered") === "yes"}
          hint="Receipts show GST only if you are."
          className="sm:col-span-2"
        >
          I'm registered for GST
        </Checkbox>
        <TextField
          label="ABN"
          counter="Optional"
          name="abn"
          inputMode="numeric"
          maxLength={20}
          defaultValue={getInitialValue("abn")}
          error={save.getError("abn")}
          hint="With GST and an ABN, your buyers get tax invoices."
        />
        {store && (
          <TextField
            label="Free shipping on orders over"
            counter="Optional"
            name="freeShippingFrom"
            inputMode="decimal"
            prefix="$"
            maxLength={9}
            defaultValue={getInitialValue("freeShippingFrom")}
            error={save.getError("freeShippingFromCents")}
            hint="From this amount, your cheapest delivery is free. Leave it empty for none."
          />
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" isPending={details.isPending} pendingLabel="Saving">
            {store ? "Save details" : "Create store"}
          </Button>
          {store && (
            <LinkButton to={storePath(store.slug)} preventScrollReset variant="secondary">
              Cancel
            </LinkButton>
          )}
        </div>
      </PageForm>
    </Card>
  );
}
