import { filterDelayMs } from "@boab/contracts/marketplace/catalog-limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { buildCatalogPath } from "./catalog-path.ts";
import { isSameText } from "./catalog-values.ts";

export interface CatalogForm {
  isOn(name: string, value: string): boolean;
  getValue(name: string): string;
  toggle(name: string, value: string, isOn: boolean): void;
  /** An empty value removes the filter. */
  set(changes: Record<string, string>): void;
  /** Something was typed that is not in the URL yet. */
  isWaiting(): boolean;
  isSearching: boolean;
  handleSubmit(event: FormEvent): void;
}

/**
 * Holds the filters while they change. The URL updates after a short delay (CATLG-17), so that typing a word or ticking
 * three boxes is one search. Without JavaScript the page is a plain GET form.
 */
export function useCatalogForm(base: string): CatalogForm {
  const [params] = useSearchParams();
  const search = params.toString();
  const [draft, setDraft] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  const latest = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef("");
  const navigate = useNavigate();
  const { state } = useNavigation();

  // Going back or removing a chip changes the URL, and the URL decides what is chosen.
  if (previousSearch !== search) {
    setPreviousSearch(search);
    setDraft(search);
  }
  useEffect(() => {
    if (timer.current === undefined) latest.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const chosen = new URLSearchParams(draft);

  function navigateToLatest(typed: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    // While the same field is being typed in, the history entry is replaced rather than added.
    const replace = typed !== "" && typed === lastTyped.current;
    lastTyped.current = typed;
    void navigate(buildCatalogPath(base, new URLSearchParams(latest.current)), {
      preventScrollReset: true,
      replace,
    });
  }

  function send(next: URLSearchParams, typed = "") {
    next.delete("page");
    latest.current = next.toString();
    setDraft(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(navigateToLatest, filterDelayMs, typed);
  }

  return {
    isOn: (name, value) => chosen.getAll(name).some((one) => isSameText(one, value)),
    getValue: (name) => chosen.get(name) ?? "",
    toggle(name, value, isOn) {
      const next = new URLSearchParams(
        [...new URLSearchParams(latest.current)].filter(
          ([key, one]) => !(key === name && isSameText(one, value)),
        ),
      );
      if (isOn) next.append(name, value);
      send(next);
    },
    set(changes) {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value.trim() === "") next.delete(name);
        else next.set(name, value);
      }
      send(next, Object.keys(changes).join());
    },
    isWaiting: () => timer.current !== undefined,
    isSearching: state === "loading",
    handleSubmit(event) {
      event.preventDefault();
      navigateToLatest("");
    },
  };
}
