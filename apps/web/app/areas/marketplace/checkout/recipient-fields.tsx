import { recipientMost } from "@boab/contracts/marketplace/checkout-limits";
import { useState } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { Select } from "#ui/forms/select.tsx";
import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

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
  pay: Pick<PageAction<unknown>, "errorOf" | "valueOf">;
  first: { name: string; phone: string };
  needsAddress: boolean;
  placeSearch: PlaceSearch;
}

const nameOf = (field: string) => `recipient.${field}`;

/** Who gets it, and where; what was typed stays when paying is refused. */
export function RecipientFields({ pay, first, needsAddress, placeSearch }: RecipientFieldsProps) {
  const field = (name: string, firstValue = "") => ({
    name: nameOf(name),
    defaultValue: pay.valueOf(nameOf(name)) ?? firstValue,
    error: pay.errorOf(nameOf(name)),
  });
  return (
    <fieldset className="grid gap-4.5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-lg font-bold">
        {needsAddress ? "Where should it go?" : "Who picks it up?"}
      </legend>
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={recipientMost.name}
        {...field("name", first.name)}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={needsAddress ? "For the courier, if they can't find you." : undefined}
        {...field("phone", first.phone)}
      />
      {needsAddress && <AddressFields {...{ pay, field, placeSearch }} />}
    </fieldset>
  );
}

interface AddressFieldsProps extends Pick<RecipientFieldsProps, "pay" | "placeSearch"> {
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined };
}

function AddressFields({ pay, field, placeSearch }: AddressFieldsProps) {
  const typed = (name: string) => pay.valueOf(nameOf(name)) ?? "";
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
        maxLength={recipientMost.street}
        className="sm:col-span-2"
        {...field("street")}
      />
      <SuggestField
        label="Suburb"
        name={nameOf("suburb")}
        defaultValue={place.suburb}
        error={pay.errorOf(nameOf("suburb"))}
        hint="Pick your suburb and we'll fill in the state and postcode."
        suggestions={placeSearch.places.map(({ id, name, state, postcode }) => ({
          ...{ id: String(id), label: name, detail: `${state} ${postcode}` },
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
          name={nameOf("state")}
          placeholder="State"
          autoComplete="address-level1"
          options={placeSearch.states.map((state) => ({ value: state, label: state }))}
          value={place.state}
          onChange={({ target }) => setPlace({ ...place, state: target.value })}
          error={pay.errorOf(nameOf("state"))}
        />
        <TextField
          label="Postcode"
          name={nameOf("postcode")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={place.postcode}
          onChange={({ target }) => setPlace({ ...place, postcode: target.value })}
          error={pay.errorOf(nameOf("postcode"))}
        />
      </div>
    </>
  );
}
