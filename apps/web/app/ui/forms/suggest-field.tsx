import { type ReactNode, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { SuggestionList } from "./suggestion-list.tsx";
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

  return (
    <div className={cx("relative", className)}>
      <TextField
        {...text}
        {...list.box}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          list.open();
          onInput?.(event.target.value);
        }}
      />
      <SuggestionList label={field.label} suggestions={suggestions} list={list} />
    </div>
  );
}
