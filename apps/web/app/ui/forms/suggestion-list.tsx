import type { Suggestion, useSuggestions } from "./use-suggestions.ts";

interface SuggestionListProps {
  label: string;
  suggestions: readonly Suggestion[];
  list: ReturnType<typeof useSuggestions>;
}

/** The options below a text box, which keeps the focus and handles the keys. */
export function SuggestionList({ label, suggestions, list }: SuggestionListProps) {
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label={label}
      hidden={!list.isOpen}
      className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-96 overflow-auto rounded-md border border-line bg-raised p-1.5 shadow-3"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys.
        <div
          key={suggestion.id}
          id={list.optionId(index)}
          role="option"
          aria-selected={index === list.active}
          // Keeps focus in the box; losing it would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => list.choose(suggestion)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 hover:bg-sunk aria-selected:bg-sunk"
        >
          {suggestion.label}
          {suggestion.detail && <span className="text-sm text-ink-3">{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  );
}
