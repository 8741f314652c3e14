import { states } from "@boab/contracts/directory/limits";
import { Note } from "#ui/feedback/note.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useSuburbs } from "../../use-suburbs.ts";
import { editingCopy } from "../copy.ts";
import type { ListingChanges } from "../editing-store.ts";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

const addressFields = ["address", "city", "state", "postcode", "country"] as const;

export function AddressEditor(props: SectionEditorProps) {
  const { business } = props;
  const { draft, setDraft, isDirty } = useSectionDraft(
    {
      address: business.address ?? "",
      city: business.city ?? "",
      state: business.state ?? ("" as const),
      postcode: business.postcode ?? "",
      country: business.country ?? "Australia",
      hideAddress: business.hideAddress,
    },
    props.onDirtyChange,
  );
  const { submit, ...saving } = useSectionSave(props, editingCopy.addressFailed);
  const { suburbs, send: search } = useSuburbs();
  const isComplete = addressFields.every((part) => draft[part].trim() !== "");
  const getFieldProps = (part: (typeof addressFields)[number]) => ({
    name: part,
    value: draft[part],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [part]: target.value }),
    error: saving.getError(part),
  });

  function choose(id: string) {
    const suburb = suburbs.find((one) => String(one.id) === id);
    if (!suburb) return;
    const { name, state, postcode } = suburb;
    setDraft({ ...draft, city: name, state, postcode });
    search("");
  }

  function save() {
    const { state } = draft;
    if (state) void submit({ ...draft, state } satisfies ListingChanges);
  }

  return (
    <SectionForm
      title="Address"
      {...saving}
      isLocked={!isDirty || !isComplete}
      onSave={save}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          label="Street"
          autoComplete="street-address"
          maxLength={160}
          className="sm:col-span-2"
          {...getFieldProps("address")}
        />
        <SuggestField
          label="Suburb"
          name="city"
          defaultValue={draft.city}
          suggestions={suburbs.map(({ id, name, state, postcode }) => ({
            id: String(id),
            label: name,
            detail: `${state} ${postcode}`,
          }))}
          onInput={(city) => {
            setDraft({ ...draft, city });
            search(city);
          }}
          onSelect={({ id }) => choose(id)}
          error={saving.getError("city")}
          hint="Pick your suburb and we'll fill in the state and postcode."
        />
        <div className="grid grid-cols-2 gap-4.5">
          <Select
            label="State"
            name="state"
            placeholder="State"
            options={states.map((state) => ({ value: state, label: state }))}
            value={draft.state}
            onChoose={(state) => setDraft({ ...draft, state })}
            error={saving.getError("state")}
          />
          <TextField
            label="Postcode"
            inputMode="numeric"
            maxLength={4}
            {...getFieldProps("postcode")}
          />
        </div>
        <TextField
          label="Country"
          autoComplete="country-name"
          maxLength={60}
          {...getFieldProps("country")}
        />
      </div>
      <Switch
        className="mt-4 font-semibold"
        checked={draft.hideAddress}
        onChange={({ target }) => setDraft({ ...draft, hideAddress: target.checked })}
      >
        Hide address
      </Switch>
      <Note tone="neutral" className="mt-2">
        {draft.hideAddress ? editingCopy.addressHidden : editingCopy.addressShown}
      </Note>
    </SectionForm>
  );
}
