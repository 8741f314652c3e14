import { type KeyboardEvent, useId, useState } from "react";

export interface Suggestion {
  id: string;
  label: string;
  /** Smaller text on the right: "VIC 3011". */
  detail?: string | undefined;
}

/** The ARIA combobox pattern: `<input {...list.box} />` above a `SuggestionList`. */
export function useSuggestions(
  suggestions: readonly Suggestion[],
  onChoose: (suggestion: Suggestion) => void,
) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isExpanded && suggestions.length > 0;

  function close() {
    setExpanded(false);
    setActive(-1);
  }

  function choose(suggestion: Suggestion) {
    onChoose(suggestion);
    close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const count = suggestions.length;
    const chosen = suggestions[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (count === 0) return;
      event.preventDefault();
      setExpanded(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
    } else if (event.key === "Enter" && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  const optionId = (index: number) => `${id}-${index}`;

  return {
    id,
    optionId,
    isOpen,
    active,
    choose,
    /** The props of the text box. */
    box: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": id,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
      onKeyDown: handleKeyDown,
      onBlur: close,
    } as const,
    /** Called on every keystroke. */
    open: () => {
      setExpanded(true);
      setActive(-1);
    },
  };
}
