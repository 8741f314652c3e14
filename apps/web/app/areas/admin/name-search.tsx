import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";

/** The search is in the URL, so it can be bookmarked and shared. */
const useSearchQuery = () => useSearchParams()[0].get("q") ?? "";

interface NameSearchProps {
  label: string;
  problem: string | undefined;
}

/** Finds rows of a table by a part of their name. */
export function NameSearch({ label, problem }: NameSearchProps) {
  const q = useSearchQuery();
  return (
    <Form
      // Reset the field when the URL changes.
      key={q}
      method="get"
      role="search"
      className="flex flex-wrap items-end gap-3 border-b border-line p-4"
    >
      <SearchField
        label={label}
        name="q"
        placeholder="Part of the name"
        defaultValue={q}
        maxLength={80}
        error={problem}
        className="min-w-0 flex-1 basis-40"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

/** Shown instead of the table when no name matches. */
export function NoSearchResults({ picture }: { picture: "stool" | "basket" }) {
  return (
    <EmptyState
      picture={picture}
      className="border-0"
      action={
        useSearchQuery() && (
          <LinkButton to="?" variant="secondary" size="sm">
            Clear search
          </LinkButton>
        )
      }
    />
  );
}
