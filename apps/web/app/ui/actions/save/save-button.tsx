import { HeartIcon } from "@phosphor-icons/react/dist/ssr/Heart";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { type Saving, useSave } from "./use-save.ts";

export interface SaveProps {
  id: string;
  name: string;
  className?: string | undefined;
}

const HiddenFields = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** The heart on a card, over its photo. */
export function SaveHeart({ saving, id, name, className }: SaveProps & { saving: Saving }) {
  const { isSaved, form, fields } = useSave(saving, id);
  return (
    <PageForm {...form} className={cx("absolute top-2 right-2 z-10", className)}>
      <HiddenFields fields={fields} />
      <button
        type="submit"
        aria-pressed={isSaved}
        aria-label={`Save ${name}`}
        title={isSaved ? "Saved" : "Save"}
        className="grid size-11 place-items-center rounded-full bg-surface text-ink shadow-1 transition-colors duration-fast hover:text-primary-text aria-pressed:text-primary-text"
      >
        {isSaved ? <HeartIcon weight="fill" size={22} /> : <HeartIcon size={22} />}
      </button>
    </PageForm>
  );
}

interface SaveButtonProps extends SaveProps {
  saving: Saving;
  /** The button's text before and after, when saving also does something else. */
  labels?: { before: string; after: string } | undefined;
}

const defaultLabels = { before: "Save", after: "Saved" };

/** The button on a detail page, next to Share. */
export function SaveButton({ saving, id, name, labels = defaultLabels }: SaveButtonProps) {
  const { isSaved, form, fields } = useSave(saving, id);
  return (
    <PageForm {...form}>
      <HiddenFields fields={fields} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-pressed={isSaved}
        aria-label={labels === defaultLabels ? `Save ${name}` : `${labels.before}: ${name}`}
      >
        {isSaved ? (
          <HeartIcon weight="fill" size={20} aria-hidden="true" className="text-primary-text" />
        ) : (
          <HeartIcon size={20} aria-hidden="true" />
        )}
        {isSaved ? labels.after : labels.before}
      </Button>
    </PageForm>
  );
}
