import { categories } from "@boab/contracts/directory/categories";
import type { Category } from "@boab/contracts/directory/listing-fields";
import { directoryTexts } from "@boab/contracts/directory/texts";
import { useEffect } from "react";
import { type BasicField, BasicInfoFields } from "../../basic-info/basic-info-fields.tsx";
import { type SectionEditorProps, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

export function InfoEditor(props: SectionEditorProps) {
  const { business, onDirty } = props;
  const { submit, ...saving } = useSectionSave(props, directoryTexts.infoFailed);
  useEffect(() => () => onDirty(false), [onDirty]);

  function save(form: HTMLFormElement) {
    const typed = new FormData(form);
    const text = (field: BasicField) => String(typed.get(field) ?? "");
    void submit({
      businessName: text("businessName"),
      slug: text("slug"),
      category: text("category") as Category,
      phone: text("phone"),
      email: text("email"),
      description: text("description"),
    });
  }

  return (
    <SectionForm
      title="Basic information"
      {...saving}
      onSave={save}
      onInput={() => onDirty(true)}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <BasicInfoFields
        first={(field) => business[field]}
        errorOf={saving.errorOf}
        categories={categories}
        host={location.host}
      />
    </SectionForm>
  );
}
