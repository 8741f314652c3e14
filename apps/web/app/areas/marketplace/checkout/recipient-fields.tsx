import { maxRecipientLengths } from "@boab/contracts/marketplace/checkout-limits";
import { useState } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { Select } from "#ui/forms/select.tsx";
import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { RecipientDraft } from "./recipient-draft.ts";

/** A place that starts with what was typed; the page asks for them. */
export interface FoundPlace {
  id: number;
  name: string;
  state: string;
  postcode: string;
}

export interface PlaceSearch {
  places: readonly FoundPlace[];
  search: (typed: string) => void;
  states: readonly string[];
}

interface RecipientFieldsProps {
  pay: Pick<PageAction<unknown>, "getError" | "getValue">;
  first: { name: string; phone: string };
  /** The values typed earlier, by field name. */
  draft: RecipientDraft;
  needsAddress: boolean;
  placeSearch: PlaceSearch;
}

const toFieldName = (field: string) => `recipient.${field}`;

/** The recipient's name and address. The typed values stay when the payment is refused. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { pay, first: initialRecipient, draft, needsAddress, placeSearch } = props;
  const field = (name: string, initialValue = "") => ({
    name: toFieldName(name),
    defaultValue: pay.getValue(toFieldName(name)) ?? draft[toFieldName(name)] ?? initialValue,
    error: pay.getError(toFieldName(name)),
  });
  return (
    <fieldset className="grid gap-4.5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-lg font-bold">
        {needsAddress ? "Where should it go?" : "Who picks it up?"}
      </legend>
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={maxRecipientLengths.name}
        {...field("name", initialRecipient.name)}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={needsAddress ? "For the courier, if they can't find you." : undefined}
        {...field("phone", initialRecipient.phone)}
      />
      {needsAddress && (
        <AddressFields pay={pay} draft={draft} field={field} placeSearch={placeSearch} />
      )}
    </fieldset>
  );
}

interface AddressFieldsProps extends Pick<RecipientFieldsProps, "pay" | "draft" | "placeSearch"> {
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined };
}

function AddressFields({ pay, draft, field, placeSearch }: AddressFieldsProps) {
  const typed = (name: string) => pay.getValue(toFieldName(name)) ?? draft[toFieldName(name)] ?? "";
  const [place, setPlace] = useState({
    suburb: typed("suburb"),
    state: typed("state"),
    postcode: typed("postcode"),
  });

  function choose(id: string) {
    const found = placeSearch.places.find((one) => String(one.id) === id);
    if (!found) return;
    setPlace({ suburb: found.name, state: found.state, postcode: found.postcode });
    placeSearch.search("");
  }

  return (
    <>
      <TextField
        label="Street address"
        autoComplete="street-address"
        maxLength={maxRecipientLengths.street}
        className="sm:col-span-2"
        {...field("street")}
      />
      <SuggestField
        label="Suburb"
        name={toFieldName("suburb")}
        defaultValue={place.suburb}
        error={pay.getError(toFieldName("suburb"))}
        hint="Pick your suburb and we'll fill in the state and postcode."
        suggestions={placeSearch.places.map(({ id, name, state, postcode }) => ({
          id: String(id),
          label: name,
          detail: `${state} ${postcode}`,
        }))}
        onInput={(suburb) => {
          setPlace({ ...place, suburb });
          placeSearch.search(suburb);
        }}
        onSelect={({ id }) => choose(id)}
      />
      <div className="grid grid-cols-2 gap-4.5">
        <Select
          label="State"
          name={toFieldName("state")}
          placeholder="State"
          autoComplete="address-level1"
          options={placeSearch.states.map((state) => ({ value: state, label: state }))}
          value={place.state}
          onChange={({ target }) => setPlace({ ...place, state: target.value })}
          error={pay.getError(toFieldName("state"))}
        />
        <TextField
          label="Postcode"
          name={toFieldName("postcode")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={place.postcode}
          onChange={({ target }) => setPlace({ ...place, postcode: target.value })}
          error={pay.getError(toFieldName("postcode"))}
        />
      </div>
    </>
  );
}
