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
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = isExpanded && suggestions.length > 0;

  function close() {
    setExpanded(false);
    setActiveIndex(-1);
  }

  function choose(suggestion: Suggestion) {
    onChoose(suggestion);
    close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const count = suggestions.length;
    const chosen = suggestions[activeIndex];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (count === 0) return;
      event.preventDefault();
      setExpanded(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActiveIndex(
        activeIndex === -1 && step === -1 ? count - 1 : (activeIndex + step + count) % count,
      );
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
    active: activeIndex,
    choose,
    /** The props of the text box. */
    box: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": id,
      "aria-activedescendant": activeIndex >= 0 ? optionId(activeIndex) : undefined,
      onKeyDown: handleKeyDown,
      onBlur: close,
    } as const,
    /** Called on every keystroke. */
    open: () => {
      setExpanded(true);
      setActiveIndex(-1);
    },
  };
}
