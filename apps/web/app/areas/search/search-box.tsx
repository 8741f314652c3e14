import { maxSearchLength } from "@boab/contracts/search/limits";
import { type FocusEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSuggestions } from "#ui/forms/use-suggestions.ts";
import { readPlace, savePlace } from "./known-place.ts";
import { searchPath } from "./paths.ts";
import { clearRecentSearches, readRecentSearches, saveRecentSearch } from "./recent-searches.ts";
import { SearchPanel } from "./search-panel.tsx";
import {
  makeRecentGroup,
  makeResultGroups,
  makeTypedTextGroup,
  type SearchSuggestion,
} from "./suggestions.ts";
import { useSearch } from "./use-search.ts";

interface SearchBoxProps {
  initial?: string | undefined;
  /** True if it replaces a plain field that had the focus. */
  hasFocus?: boolean | undefined;
}

/** The search field suggests results of every kind. It is part of a GET form, which searches for the typed text. */
export default function SearchBox({ initial = "", hasFocus = false }: SearchBoxProps) {
  const { key, pathname, search } = useLocation();
  const isResultsPage = pathname === searchPath;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  /** Text typed before this field loaded gets suggestions too. */
  const isReplacingTypedField = useRef(hasFocus && initial !== "");
  const [typed, setTyped] = useState(initial);
  // No request is sent until somebody types or opens the list, because the results page fills the field itself.
  const [isInUse, setInUse] = useState(false);
  const [lastLocationKey, setLastLocationKey] = useState(key);
  // After navigation the field shows the search on the results page, and is empty elsewhere.
  const hasNavigated = lastLocationKey !== key;
  if (hasNavigated) {
    setLastLocationKey(key);
    setInUse(false);
    setTyped(isResultsPage ? (new URLSearchParams(search).get("q") ?? "") : "");
  }
  const [recentSearches, setRecentSearches] = useState(readRecentSearches);
  const place = useMemo(() => readPlace(search, isResultsPage), [search, isResultsPage]);
  const state = useSearch(isInUse ? typed : "", place);
  const typedText = typed.trim();
  const results =
    state.status === "found" ? state.results : state.status === "loading" ? state.last : null;
  const groups =
    typedText === ""
      ? [makeRecentGroup(recentSearches)]
      : [makeTypedTextGroup(typedText), ...(results ? makeResultGroups(results) : [])];
  const suggestions = groups.flatMap((group) => group.suggestions);

  const list = useSuggestions(suggestions, ({ id }) => {
    const chosen = suggestions.find((suggestion) => suggestion.id === id);
    if (chosen) applySuggestion(chosen);
  });
  // Enter submits the form but the field retains the focus, so the panel is closed here to uncover the new page.
  if (hasNavigated) list.box.onBlur();

  function open() {
    setInUse(true);
    list.open();
  }

  function applySuggestion({ to, label }: SearchSuggestion) {
    if (to) {
      saveRecentSearch(typedText);
      navigate(to);
    } else {
      setTyped(label);
      searchFor(label);
    }
  }

  function searchFor(text: string) {
    saveRecentSearch(text);
    setRecentSearches(readRecentSearches());
    savePlace(place);
    navigate(`${searchPath}?${new URLSearchParams({ q: text.trim(), ...buildPlaceParams() })}`);
  }

  const buildPlaceParams = () =>
    Object.fromEntries(Object.entries(place ?? {}).filter(([, value]) => value !== undefined));

  /** The panel stays open while one of its buttons has the focus. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (!box.current?.contains(relatedTarget)) list.box.onBlur();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves the field and its panel.
    <div ref={box} onBlur={handleBlur}>
      <input
        {...list.box}
        onBlur={undefined}
        type="search"
        name="q"
        aria-label="Search Boab"
        placeholder="Search Boab"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: it replaces the field that was focused.
        autoFocus={hasFocus}
        onFocus={({ target }) => {
          if (hasFocus) target.setSelectionRange(typed.length, typed.length);
          setRecentSearches(readRecentSearches());
          if (isReplacingTypedField.current) open();
          isReplacingTypedField.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") setInUse(true);
          list.box.onKeyDown(event);
        }}
        onClick={open}
        onChange={(event) => {
          setTyped(event.target.value);
          open();
        }}
        className="search-field"
      />
      {Object.entries(buildPlaceParams()).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list.isOpen && (
        <SearchPanel
          list={list}
          groups={groups}
          state={state}
          results={results}
          typed={typedText}
          onSearch={() => {
            list.box.onBlur();
            searchFor(typedText);
          }}
          onClearRecent={() => {
            clearRecentSearches();
            setRecentSearches([]);
          }}
        />
      )}
    </div>
  );
}
