import { type ReactNode, useId, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { TextField } from "./text-field.tsx";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";

export type { Suggestion } from "./use-suggestions.ts";

export interface SuggestFieldProps {
  label: string;
  name: string;
  /** Options for the current text; loaded by the page in `onInput`. */
  suggestions: readonly Suggestion[];
  onInput?: ((text: string) => void) | undefined;
  onSelect?: ((suggestion: Suggestion) => void) | undefined;
  /** The initial text, also applied when it changes. */
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
  prefix?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** A text box with suggestions. It submits its text, so it works before hydration. */
export function SuggestField({ suggestions, onInput, onSelect, ...field }: SuggestFieldProps) {
  const listId = useId();
  const { className, defaultValue = "", ...text } = field;
  const [value, setValue] = useState(defaultValue);
  const [known, setKnown] = useState(defaultValue);
  if (known !== defaultValue) {
    setKnown(defaultValue);
    setValue(defaultValue);
  }
  const list = useSuggestions(suggestions, (suggestion) => {
    setValue(suggestion.label);
    onSelect?.(suggestion);
  });
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <div className={cx("relative", className)}>
      <TextField
        {...text}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={listId}
        aria-activedescendant={list.active >= 0 ? optionId(list.active) : undefined}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          list.open();
          onInput?.(event.target.value);
        }}
        onKeyDown={list.handleKeyDown}
        onBlur={list.close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={field.label}
        hidden={!list.isOpen}
        className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-80 overflow-auto rounded-md border border-line bg-raised p-1.5 shadow-3"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys.
          <div
            key={suggestion.id}
            id={optionId(index)}
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
    </div>
  );
}
