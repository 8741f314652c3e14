import { type KeyboardEvent, useState } from "react";

export interface Suggestion {
  id: string;
  label: string;
  /** Smaller text on the right: "VIC 3011". */
  detail?: string | undefined;
}

/** Keyboard and focus handling of the ARIA combobox pattern. */
export function useSuggestions(
  suggestions: readonly Suggestion[],
  onChoose: (suggestion: Suggestion) => void,
) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && suggestions.length > 0;

  function close() {
    setWanted(false);
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
      setWanted(true);
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

  return {
    isOpen,
    active,
    close,
    choose,
    handleKeyDown,
    /** Called on every keystroke. */
    open: () => {
      setWanted(true);
      setActive(-1);
    },
  };
}
