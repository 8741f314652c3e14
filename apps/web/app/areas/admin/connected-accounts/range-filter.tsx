import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

/** Lives in the URL, so it can be bookmarked and shared. */
export function RangeFilter() {
  const [params] = useSearchParams();
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  return (
    <Form
      // Reset the fields when the URL changes.
      key={params.toString()}
      method="get"
      role="search"
      aria-label="Filter by date"
      className="flex flex-wrap items-end gap-3 border-b border-line p-4"
    >
      <TextField label="Created from" name="from" type="date" defaultValue={from} />
      <TextField label="Created to" name="to" type="date" defaultValue={to} />
      <Button type="submit" variant="secondary">
        Filter
      </Button>
      {(from || to) && (
        <LinkButton to="?" variant="quiet">
          Clear
        </LinkButton>
      )}
    </Form>
  );
}
