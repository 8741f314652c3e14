import { categories } from "@boab/contracts/directory/categories";
import type { Category } from "@boab/contracts/directory/listing-fields";
import { useEffect, useState } from "react";
import { type BasicField, BasicInfoFields } from "../../basic-info/basic-info-fields.tsx";
import { basicInfoCopy } from "../../basic-info/copy.ts";
import { checkPhoneIsComplete } from "../../basic-info/phone-check.ts";
import { editingCopy } from "../copy.ts";
import { type SectionEditorProps, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

export function InfoEditor(props: SectionEditorProps) {
  const { business, onDirtyChange } = props;
  const { submit, ...saving } = useSectionSave(props, editingCopy.infoFailed);
  const [question, setQuestion] = useState<string>();
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  async function save(form: HTMLFormElement) {
    const typed = new FormData(form);
    const text = (field: BasicField | "phoneQuestioned") => String(typed.get(field) ?? "");
    const isConfirmed = [business.phone, text("phoneQuestioned")].includes(text("phone"));
    const isIncomplete = !isConfirmed && !(await checkPhoneIsComplete(text("phone")));
    setQuestion(isIncomplete ? basicInfoCopy.phoneIncomplete : undefined);
    if (isIncomplete) return form.querySelector<HTMLElement>("[name=phone]")?.focus();
    await submit({
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
      onSave={(form) => void save(form)}
      onInput={() => {
        setQuestion(undefined);
        onDirtyChange(true);
      }}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <BasicInfoFields
        first={(field) => (field === "suburb" ? undefined : business[field])}
        getError={(field) => (field === "phone" ? question : undefined) ?? saving.getError(field)}
        categories={categories}
        host={location.host}
      />
    </SectionForm>
  );
}
