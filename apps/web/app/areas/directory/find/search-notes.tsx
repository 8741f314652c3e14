import { Link } from "react-router";
import { Note } from "#ui/feedback/note.tsx";
import type { SearchResults } from "./search-results.ts";

type SearchNotesProps = Pick<
  SearchResults,
  "corrected" | "alsoSearchedFor" | "exactTo" | "values" | "otherPlaces" | "placeProblem"
>;

/** Corrections and related words, with links to undo them. */
export function SearchNotes(props: SearchNotesProps) {
  const {
    corrected,
    alsoSearchedFor,
    exactTo: exactSearchPath,
    values,
    otherPlaces,
    placeProblem,
  } = props;
  return (
    <div className="mb-5 space-y-2 text-md text-ink-2 empty:hidden">
      {placeProblem && <Note role="status">{placeProblem}</Note>}
      {corrected && (
        <p>
          No results for “{values.q}”. Showing results for <b>{corrected}</b>.
        </p>
      )}
      {alsoSearchedFor.length > 0 && (
        <p>
          Also searched for {alsoSearchedFor.join(", ")}.{" "}
          <Link to={exactSearchPath} className="link inline-block py-1">
            Search only for “{corrected ?? values.q}”
          </Link>
        </p>
      )}
      {otherPlaces.length > 0 && (
        <p>
          Did you mean one of these?{" "}
          {otherPlaces.slice(0, 4).map(({ label, to }, index) => (
            <span key={label}>
              {index > 0 && ", "}
              <Link to={to} className="link inline-block py-1">
                {label}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
