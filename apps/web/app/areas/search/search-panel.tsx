import type { SearchResults } from "@boab/contracts/search/search";
import { formatList } from "@boab/format/lists";
import { BriefcaseIcon } from "@phosphor-icons/react/dist/ssr/Briefcase";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/ssr/ClockCounterClockwise";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { useSuggestions } from "#ui/forms/use-suggestions.ts";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { StarShape } from "#ui/media/star-shape.tsx";
import {
  formatResultCount,
  type SearchSuggestion,
  type SuggestionGroup,
  splitAtMatch,
  sumTotals,
} from "./suggestions.ts";
import type { SearchState } from "./use-search.ts";

interface SearchPanelProps {
  list: ReturnType<typeof useSuggestions>;
  groups: SuggestionGroup[];
  typed: string;
  state: SearchState;
  results: SearchResults | null;
  onSearch: () => void;
  onClearRecent: () => void;
}

/** The panel is below the field, which retains the focus and handles the keys. */
export function SearchPanel(props: SearchPanelProps) {
  const { list, groups, typed, state, results } = props;
  const showsRecent = typed === "";
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 -z-10 hidden bg-scrim xl:block" />
      <div className="absolute inset-x-0 top-full z-50 mt-2 max-h-[min(80vh,44rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-3 xl:-inset-x-24">
        <SuggestionGroups list={list} groups={groups} typed={typed} />
        <Progress state={state} hasResults={results !== null} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm text-ink-3">
          {showsRecent ? (
            <>
              <span>Kept on this device only.</span>
              <button
                type="button"
                onPointerDown={keepFocus}
                onClick={props.onClearRecent}
                className="link target-44"
              >
                Clear
              </button>
            </>
          ) : (
            <>
              <span className="hidden gap-3 md:flex" aria-hidden="true">
                <KeyHint keys="↑↓" word="choose" />
                <KeyHint keys="↵" word="open" />
                <KeyHint keys="Esc" word="close" />
              </span>
              <Button
                size="sm"
                onPointerDown={keepFocus}
                onClick={props.onSearch}
                className="max-md:w-full"
              >
                {formatSeeAllLabel(results)}
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** A press must not take the focus from the field: that would close the panel before the click. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

/** The panel may be longer than the screen, and arrow keys don't scroll it. */
const scrollToActive = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

function formatSeeAllLabel(results: SearchResults | null): string {
  const total = results && sumTotals(results);
  if (!total || total.count === 0) return "See all results";
  return total.count === 1 ? "See the result" : `See all ${formatResultCount(total)} results`;
}

const KeyHint = ({ keys, word }: { keys: string; word: string }) => (
  <span>
    <kbd className="rounded-sm border border-line px-1.5 py-0.5 font-sans text-xs">{keys}</kbd>{" "}
    {word}
  </span>
);

function SuggestionGroups({
  list,
  groups,
  typed,
}: Pick<SearchPanelProps, "list" | "groups" | "typed">) {
  let index = 0;
  return (
    <div id={list.id} role="listbox" aria-label="Suggestions" className="p-2">
      {groups.map(({ kind, title, count, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
        <div key={kind} role="group" aria-label={title}>
          {kind !== "words" && (
            <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-sm font-semibold text-ink-2">
              {title} {count && <span className="font-normal text-ink-3">{count}</span>}
            </p>
          )}
          {suggestions.map((suggestion) => (
            <Option
              key={suggestion.id}
              list={list}
              suggestion={suggestion}
              typed={typed}
              index={index++}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<SearchPanelProps, "list" | "typed"> {
  suggestion: SearchSuggestion;
  index: number;
}

function Option({ list, suggestion, typed, index }: OptionProps) {
  const [before, match, after] = splitAtMatch(suggestion.label, typed);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      ref={index === list.active ? scrollToActive : undefined}
      id={list.optionId(index)}
      role="option"
      aria-selected={index === list.active}
      onPointerDown={keepFocus}
      onClick={() => list.choose(suggestion)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sunk aria-selected:bg-sunk"
    >
      <OptionPicture suggestion={suggestion} />
      <span className="min-w-0 flex-1">
        <span className={cx("block truncate", suggestion.to && "font-semibold")}>
          {before}
          <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-3">
            {match}
          </mark>
          {after}
        </span>
        {suggestion.below && (
          <span className="block truncate text-sm text-ink-3">{suggestion.below}</span>
        )}
      </span>
      {suggestion.rating && (
        <span className="flex flex-none items-center gap-1 text-sm font-semibold">
          <StarShape size={15} className="text-star" />
          {suggestion.rating}
          <span className="sr-only"> out of 5</span>
        </span>
      )}
      {suggestion.detail && (
        <span className="type-money flex-none font-semibold">{suggestion.detail}</span>
      )}
    </div>
  );
}

function OptionPicture({
  suggestion: { kind, label, pictureSrc },
}: {
  suggestion: SearchSuggestion;
}) {
  if (kind === "words") return <MagnifyingGlassIcon size={20} aria-hidden="true" />;
  if (kind === "recent") return <ClockCounterClockwiseIcon size={20} aria-hidden="true" />;
  if (kind === "businesses" || pictureSrc)
    return <Avatar name={label} src={pictureSrc} size={44} shape="square" />;
  return (
    <span className="grid size-11 flex-none place-items-center rounded-[27%] bg-support-soft text-support-text">
      <BriefcaseIcon size={20} aria-hidden="true" />
    </span>
  );
}

/** Screen readers announce that it is loading, that nothing was found, or that a part is missing. */
function Progress({ state, hasResults }: { state: SearchState; hasResults: boolean }) {
  return (
    <div role="status" className="px-5 pb-3 empty:hidden">
      {state.status === "loading" && !hasResults && (
        <>
          <span className="sr-only">Searching…</span>
          {["w-1/2", "w-2/5"].map((width) => (
            <span key={width} className="flex items-center gap-3 py-1.5">
              <Skeleton className="size-11 rounded-[27%]" />
              <Skeleton className={cx("h-4 rounded-sm", width)} />
            </span>
          ))}
        </>
      )}
      {state.status === "failed" && (
        <Note tone="warn">
          <b>Search isn't available right now.</b>
          <br />
          Press Enter to try again.
        </Note>
      )}
      {state.status === "found" && <ResultsNote results={state.results} />}
    </div>
  );
}

function ResultsNote({ results }: { results: SearchResults }) {
  const { corrected, alsoSearchedFor } = results;
  if (sumTotals(results).count === 0)
    return <p className="text-md text-ink-2">No results found.</p>;
  if (corrected)
    return (
      <p className="text-md text-ink-2">
        Showing results for <b>{corrected}</b>.
      </p>
    );
  return alsoSearchedFor.length > 0 ? (
    <p className="text-md text-ink-2">Also searching for {formatList(alsoSearchedFor)}.</p>
  ) : null;
}
