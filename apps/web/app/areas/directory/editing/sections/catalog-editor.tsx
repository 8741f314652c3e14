import { directoryTexts } from "@boab/contracts/directory/texts";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type SectionEditorProps, useDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

export function CatalogEditor(props: SectionEditorProps) {
  const kept = props.business.catalogData;
  const { draft, setDraft } = useDraft(
    { title: kept?.title ?? "", urlLink: kept?.urlLink ?? "" },
    props.onDirty,
  );
  const { submit, ...saving } = useSectionSave(props, directoryTexts.infoFailed);
  return (
    <SectionForm
      title="Catalogue and delivery"
      {...saving}
      isLocked={draft.urlLink.trim() === ""}
      onSave={() => void submit({ catalogData: draft })}
      onCancel={props.onClose}
      onReload={props.onReload}
      extra={
        kept && (
          <Button variant="quiet" size="sm" onClick={() => void submit({ catalogData: null })}>
            Remove catalogue
          </Button>
        )
      }
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          label="Title"
          name="catalogData.title"
          counter="Optional"
          placeholder="Menu, price list, online shop"
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
          error={saving.errorOf("catalogData.title")}
        />
        <TextField
          label="URL"
          name="catalogData.urlLink"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={500}
          value={draft.urlLink}
          onChange={({ target }) => setDraft({ ...draft, urlLink: target.value })}
          error={saving.errorOf("catalogData.urlLink")}
          hint={draft.urlLink.trim() === "" ? directoryTexts.noCatalogUrl : undefined}
        />
      </div>
    </SectionForm>
  );
}
