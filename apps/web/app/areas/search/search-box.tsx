import { mostSearched } from "@boab/contracts/search/limits";
import { type FocusEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSuggestions } from "#ui/forms/use-suggestions.ts";
import { keepPlace, readPlace } from "./known-place.ts";
import { searchPath } from "./paths.ts";
import { clearRecent, keepRecent, readRecent } from "./recent-searches.ts";
import { SearchPanel } from "./search-panel.tsx";
import { recentGroup, resultGroups, type SearchSuggestion, wordsGroup } from "./suggestions.ts";
import { useSearch } from "./use-search.ts";

interface SearchBoxProps {
  initial?: string | undefined;
  /** Takes over from a plain field that had the focus. */
  hasFocus?: boolean | undefined;
}

/** The search field with suggestions of every kind. It stands in a GET form, which searches what was typed. */
export default function SearchBox({ initial = "", hasFocus = false }: SearchBoxProps) {
  const { key, pathname, search } = useLocation();
  const isOfResults = pathname === searchPath;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  /** What was typed before this field was there has its suggestions too. */
  const isTakingOver = useRef(hasFocus && initial !== "");
  const [typed, setTyped] = useState(initial);
  // Nothing is asked for until somebody types or opens the list: a page of results shows its words anyway.
  const [isInUse, setInUse] = useState(false);
  const [shownFor, setShownFor] = useState(key);
  // The page of results shows what was searched, every other page an empty field.
  const isElsewhere = shownFor !== key;
  if (isElsewhere) {
    setShownFor(key);
    setInUse(false);
    setTyped(isOfResults ? (new URLSearchParams(search).get("q") ?? "") : "");
  }
  const [recent, setRecent] = useState(readRecent);
  const place = useMemo(() => readPlace(search, isOfResults), [search, isOfResults]);
  const state = useSearch(isInUse ? typed : "", place);
  const words = typed.trim();
  const results =
    state.status === "found" ? state.results : state.status === "loading" ? state.last : null;
  const groups =
    words === ""
      ? [recentGroup(recent)]
      : [wordsGroup(words), ...(results ? resultGroups(results) : [])];
  const suggestions = groups.flatMap((group) => group.suggestions);

  const list = useSuggestions(suggestions, ({ id }) => {
    const chosen = suggestions.find((suggestion) => suggestion.id === id);
    if (chosen) follow(chosen);
  });
  // Enter sends the form and leaves the focus where it is: nothing may cover the page that was asked for.
  if (isElsewhere) list.box.onBlur();

  function open() {
    setInUse(true);
    list.open();
  }

  function follow({ to, label }: SearchSuggestion) {
    if (to) {
      keepRecent(words);
      navigate(to);
    } else {
      setTyped(label);
      searchFor(label);
    }
  }

  function searchFor(text: string) {
    keepRecent(text);
    setRecent(readRecent());
    keepPlace(place);
    navigate(`${searchPath}?${new URLSearchParams({ q: text.trim(), ...placeParams() })}`);
  }

  const placeParams = () =>
    Object.fromEntries(Object.entries(place ?? {}).filter(([, value]) => value !== undefined));

  /** A button of the panel may have the focus; the panel stays open for it. */
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
        maxLength={mostSearched}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: it replaces the field that was focused.
        autoFocus={hasFocus}
        onFocus={({ target }) => {
          if (hasFocus) target.setSelectionRange(typed.length, typed.length);
          setRecent(readRecent());
          if (isTakingOver.current) open();
          isTakingOver.current = false;
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
      {Object.entries(placeParams()).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list.isOpen && (
        <SearchPanel
          {...{ list, groups, state, results }}
          typed={words}
          onSearch={() => {
            list.box.onBlur();
            searchFor(words);
          }}
          onClearRecent={() => {
            clearRecent();
            setRecent([]);
          }}
        />
      )}
    </div>
  );
}
