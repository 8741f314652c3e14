import type { Socials } from "@boab/contracts/directory/socials";
import { TextField } from "#ui/forms/text-field.tsx";
import { editingCopy } from "../copy.ts";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

const networkFields: readonly { network: keyof Socials; label: string; placeholder: string }[] = [
  { network: "instagram", label: "Instagram", placeholder: "@yourbusiness" },
  { network: "facebook", label: "Facebook", placeholder: "@yourbusiness" },
  { network: "tiktok", label: "TikTok", placeholder: "@yourbusiness" },
  { network: "youtube", label: "YouTube", placeholder: "@yourbusiness" },
  { network: "x", label: "X", placeholder: "@yourbusiness" },
  { network: "website", label: "Website", placeholder: "https://yourbusiness.com.au" },
];

const toastMs = 1200;

export function SocialsEditor(props: SectionEditorProps) {
  const { draft, setDraft } = useSectionDraft(props.business.socials, props.onDirtyChange);
  const { submit, ...saving } = useSectionSave(props, editingCopy.socialsFailed, toastMs);
  return (
    <SectionForm
      title="Social links"
      {...saving}
      onSave={() => void submit({ socials: draft })}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <p className="mb-4 text-md text-ink-2">Enter a handle or a full link.</p>
      <div className="grid gap-4.5 sm:grid-cols-2">
        {networkFields.map(({ network, label, placeholder }) => (
          <TextField
            key={network}
            label={label}
            name={`socials.${network}`}
            placeholder={placeholder}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode={network === "website" ? "url" : "text"}
            maxLength={300}
            value={draft[network] ?? ""}
            onChange={({ target }) => setDraft({ ...draft, [network]: target.value })}
            error={saving.getError(`socials.${network}`)}
          />
        ))}
      </div>
    </SectionForm>
  );
}
