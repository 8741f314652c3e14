import { HeartIcon } from "@phosphor-icons/react/dist/ssr/Heart";
import { Button } from "#ui/actions/button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useSave } from "./use-save.ts";

interface SaveProps {
  id: string;
  name: string;
  className?: string | undefined;
}

const Hidden = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** On a card, over its photo. */
export function SaveHeart({ id, name, className }: SaveProps) {
  const { isSaved, form, fields } = useSave(id);
  return (
    <form {...form} className={cx("absolute top-2 right-2 z-10", className)}>
      <Hidden fields={fields} />
      <button
        type="submit"
        aria-pressed={isSaved}
        aria-label={`Save ${name}`}
        title={isSaved ? "Saved" : "Save"}
        className="grid size-11 place-items-center rounded-full bg-surface text-ink shadow-1 transition-colors duration-fast hover:text-primary-text aria-pressed:text-primary-text"
      >
        {isSaved ? <HeartIcon weight="fill" size={22} /> : <HeartIcon size={22} />}
      </button>
    </form>
  );
}

/** On the page of the business, beside Share. */
export function SaveButton({ id, name }: SaveProps) {
  const { isSaved, form, fields } = useSave(id);
  return (
    <form {...form}>
      <Hidden fields={fields} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-pressed={isSaved}
        aria-label={`Save ${name}`}
      >
        {isSaved ? (
          <HeartIcon weight="fill" size={20} aria-hidden="true" className="text-primary-text" />
        ) : (
          <HeartIcon size={20} aria-hidden="true" />
        )}
        {isSaved ? "Saved" : "Save"}
      </Button>
    </form>
  );
}
