import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";

type Category = DocumentHead["category"];

interface TopicFieldProps {
  category: Category;
  categories: readonly string[];
  isEditable: boolean;
  onChange(category: Category): void;
}

/** Looks like the topic above a published article. */
export function TopicField({ category, categories, isEditable, onChange }: TopicFieldProps) {
  return (
    <label className="relative inline-flex max-w-full items-center">
      <span className="sr-only">Topic</span>
      <select
        disabled={!isEditable}
        value={category ?? ""}
        onChange={({ target }) => onChange((target.value || null) as Category)}
        className="min-h-11 max-w-full field-sizing-content cursor-pointer appearance-none truncate rounded-sm bg-transparent pr-7 text-base font-[640] text-primary-text hover:underline disabled:cursor-auto disabled:text-ink-2 disabled:opacity-100 [&_option]:bg-surface [&_option]:text-ink"
      >
        <option value="">Choose a topic</option>
        {categories.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      {isEditable && (
        <CaretDownIcon
          weight="bold"
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute right-1 text-primary-text"
        />
      )}
    </label>
  );
}
