import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import { documentLimits } from "@boab/contracts/magazine/limits";
import { TextField } from "#ui/forms/text-field.tsx";
import { GrowingText } from "./growing-text.tsx";
import { TagsField } from "./tags-field.tsx";
import { TopicField } from "./topic-field.tsx";

interface HeadFieldsProps {
  head: DocumentHead;
  categories: readonly string[];
  isEditable: boolean;
  onChange(part: Partial<DocumentHead>): void;
}

/** Topic, title and introduction look as they do on the published page. */
export function HeadFields({ head, categories, isEditable, onChange }: HeadFieldsProps) {
  return (
    <>
      <TopicField
        categories={categories}
        isEditable={isEditable}
        category={head.category}
        onChange={(category) => onChange({ category })}
      />
      <GrowingText
        label="Title"
        placeholder="Title"
        readOnly={!isEditable}
        maxLength={documentLimits.titleLength}
        value={head.title}
        onChange={(title) => onChange({ title })}
        className="mt-2 text-[clamp(2.75rem,1.6rem+3.6vw,4.5rem)] leading-[.98] font-[480] type-editorial"
      />
      <GrowingText
        label="Introduction"
        placeholder="Introduction: what is this story about?"
        readOnly={!isEditable}
        maxLength={documentLimits.standfirstLength}
        value={head.standfirst}
        onChange={(standfirst) => onChange({ standfirst })}
        className="mt-4 text-lg leading-normal text-ink-2 md:text-[1.3125rem]"
      />
      {isEditable ? (
        <TagsField tags={head.tags} onChange={(tags) => onChange({ tags })} />
      ) : (
        head.tags.length > 0 && (
          <TextField label="Tags" readOnly value={head.tags.join(", ")} className="mt-4" />
        )
      )}
    </>
  );
}
