import { formatAbn } from "@boab/contracts/marketplace/abn";
import { descriptionMost, storeNameMost } from "@boab/contracts/marketplace/limits";
import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { storeTexts } from "@boab/contracts/marketplace/texts";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";

interface StoreFormProps {
  /** Null to open a store. */
  store: OwnStore | null;
  /** Filled in for a new store. */
  email?: string | undefined;
  action?: string | undefined;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
  onDone?: (() => void) | undefined;
}

const dollarsOf = (cents: number | null): string | null =>
  cents === null ? null : String(cents / 100);

/** Opening a store, and changing its details (STORE-03, STORE-07). */
export function StoreForm({ store, email, action, firstResult, onDone }: StoreFormProps) {
  const save = usePageAction({
    action,
    firstResult,
    onSuccess: () => {
      toast(storeTexts.updated);
      onDone?.();
    },
  });
  const filledIn = (field: string, stored: string | null | undefined) =>
    save.valueOf(field) ?? stored ?? undefined;

  return (
    <Card as="section" aria-labelledby="store-form">
      <h2 id="store-form" className="text-xl">
        {store ? "Store details" : "Open your store"}
      </h2>
      <form {...save.form} className="mt-5 grid max-w-3xl gap-4.5 sm:grid-cols-2">
        <ActionFailure
          of={save}
          title={store ? storeTexts.updateFailed : storeTexts.saveFailed}
          reloadLabel="Load the latest version"
          className="sm:col-span-2"
        />
        <input type="hidden" name="intent" value={store ? "details" : "create"} />
        {store && <input type="hidden" name="version" value={store.version} />}
        <TextField
          label="Store name"
          name="storeName"
          required
          maxLength={storeNameMost}
          autoComplete="organization"
          defaultValue={filledIn("storeName", store?.storeName)}
          error={save.errorOf("storeName")}
          hint={store ? "Your link stays the same." : "Your link is made from this name."}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={filledIn("email", store?.email ?? email)}
          error={save.errorOf("email")}
          hint="Where we send your orders. Shoppers don't see it."
        />
        <TextField
          label="Location"
          counter="Optional"
          name="location"
          maxLength={120}
          placeholder="Sunshine VIC"
          defaultValue={filledIn("location", store?.location)}
          error={save.errorOf("location")}
        />
        <TextField
          label="Phone"
          counter="Optional"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={filledIn("phoneNumber", store?.phoneNumber)}
          error={save.errorOf("phoneNumber")}
          hint="Only we see it."
        />
        <TextArea
          label="Description"
          counter="Optional"
          name="description"
          maxLength={descriptionMost}
          rows={6}
          defaultValue={filledIn("description", store?.description)}
          error={save.errorOf("description")}
          className="sm:col-span-2"
        />
        <Checkbox
          name="isGstRegistered"
          value="yes"
          defaultChecked={store?.isGstRegistered}
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
          defaultValue={filledIn("abn", store?.abn && formatAbn(store.abn))}
          error={save.errorOf("abn")}
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
            defaultValue={filledIn("freeShippingFrom", dollarsOf(store.freeShippingFromCents))}
            error={save.errorOf("freeShippingFromCents")}
            hint="From this amount, your cheapest delivery is free. Leave it empty for none."
          />
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
            {store ? "Save details" : "Create store"}
          </Button>
          {store && (
            <LinkButton to={storePath(store.slug)} preventScrollReset variant="secondary">
              Cancel
            </LinkButton>
          )}
        </div>
      </form>
    </Card>
  );
}
