import {
  channelLength,
  videoCategories,
  videoDescriptionLength,
} from "@boab/contracts/media/limits";
import type { PageAction } from "#lib/api/page-action.ts";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { BusinessField } from "./business-field.tsx";

const categories = Object.entries(videoCategories).map(([value, label]) => ({ value, label }));

interface DetailsFieldsProps {
  of: Pick<PageAction<unknown>, "errorOf" | "valueOf">;
  first: {
    artist?: string | null | undefined;
    description?: string | undefined;
    category?: string | undefined;
    business?: { businessId: string; name: string } | undefined;
  };
}

/** What a creator says about a video, whether it is new or not. */
export function DetailsFields({ of: form, first }: DetailsFieldsProps) {
  return (
    <>
      <TextField
        label="Artist or speakers"
        counter="Optional"
        name="artist"
        maxLength={channelLength}
        placeholder="For music videos and talk shows"
        defaultValue={form.valueOf("artist") ?? first.artist ?? undefined}
        error={form.errorOf("artist")}
      />
      <TextArea
        label="Description"
        counter="Optional"
        name="description"
        rows={5}
        maxLength={videoDescriptionLength}
        hint="The first 30 words show on the page. The rest opens with Show more."
        defaultValue={form.valueOf("description") ?? first.description}
        error={form.errorOf("description")}
      />
      <RadioGroup
        label="Where it belongs"
        name="category"
        options={categories}
        defaultValue={form.valueOf("category") ?? first.category}
        error={form.errorOf("category")}
        className="[&_label]:mr-2 [&_label]:mb-2 [&_label]:inline-flex [&_label]:min-h-12 [&_label]:rounded-md [&_label]:border-[1.5px] [&_label]:border-line-strong [&_label]:bg-surface [&_label]:pr-4 [&_label]:pl-3 [&_label]:font-[560] [&_label:has(:checked)]:border-ink [&_label:has(:checked)]:shadow-[inset_0_0_0_1px_var(--ink)]"
      />
      <BusinessField first={first.business} error={form.errorOf("businessId")} />
    </>
  );
}
