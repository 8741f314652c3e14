import {
  maxChannelLength,
  maxVideoDescriptionLength,
  videoCategories,
} from "@boab/contracts/media/limits";
import type { PageAction } from "#lib/api/page-action.ts";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { BusinessField } from "./business-field.tsx";

const categories = Object.entries(videoCategories).map(([value, label]) => ({ value, label }));

interface DetailsFieldsProps {
  of: Pick<PageAction<unknown>, "getError" | "getValue">;
  first: {
    artist?: string | null | undefined;
    description?: string | undefined;
    category?: string | undefined;
    business?: { businessId: string; name: string } | undefined;
  };
}

/** New and existing videos share these fields. */
export function DetailsFields({ of: form, first }: DetailsFieldsProps) {
  return (
    <>
      <TextField
        label="Artist or speakers"
        counter="Optional"
        name="artist"
        maxLength={maxChannelLength}
        placeholder="For music videos and talk shows"
        defaultValue={form.getValue("artist") ?? first.artist ?? undefined}
        error={form.getError("artist")}
      />
      <TextArea
        label="Description"
        counter="Optional"
        name="description"
        rows={5}
        maxLength={maxVideoDescriptionLength}
        hint="The first 30 words show on the page. The rest opens with Show more."
        defaultValue={form.getValue("description") ?? first.description}
        error={form.getError("description")}
      />
      <RadioGroup
        label="Where it belongs"
        name="category"
        options={categories}
        defaultValue={form.getValue("category") ?? first.category}
        error={form.getError("category")}
        className="[&_label]:mr-2 [&_label]:mb-2 [&_label]:inline-flex [&_label]:min-h-12 [&_label]:rounded-md [&_label]:border-[1.5px] [&_label]:border-line-strong [&_label]:bg-surface [&_label]:pr-4 [&_label]:pl-3 [&_label]:font-[560] [&_label:has(:checked)]:border-ink [&_label:has(:checked)]:shadow-[inset_0_0_0_1px_var(--ink)]"
      />
      <BusinessField linkedBusiness={first.business} error={form.getError("businessId")} />
    </>
  );
}
