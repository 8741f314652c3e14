import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { editingCopy } from "../copy.ts";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

export function CatalogEditor(props: SectionEditorProps) {
  const stored = props.business.catalogData;
  const { draft, setDraft } = useSectionDraft(
    { title: stored?.title ?? "", urlLink: stored?.urlLink ?? "" },
    props.onDirtyChange,
  );
  const { submit, ...saving } = useSectionSave(props, editingCopy.infoFailed);
  return (
    <SectionForm
      title="Catalogue and delivery"
      {...saving}
      isLocked={draft.urlLink.trim() === ""}
      onSave={() => void submit({ catalogData: draft })}
      onCancel={props.onClose}
      onReload={props.onReload}
      extra={
        stored && (
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
          error={saving.getError("catalogData.title")}
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
          error={saving.getError("catalogData.urlLink")}
          hint={draft.urlLink.trim() === "" ? editingCopy.noCatalogUrl : undefined}
        />
      </div>
    </SectionForm>
  );
}
