import { Form, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AppliedPill } from "#ui/actions/pill.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { actOptions } from "./audit-acts.ts";

const filterNames = ["q", "show", "act", "actor", "objectId", "from", "to"];

/** By default the log shows changes only, because views would outnumber them. */
const otherKindOptions = [
  { value: "reads", label: "Views only" },
  { value: "all", label: "Changes and views" },
];

interface AuditFiltersProps {
  problems: Record<string, string>;
  /** The names come from the loaded entries and label the filters by person and by object. */
  actorName: string | undefined;
  objectName: string | undefined;
}

/** Filters live in the URL, so they can be bookmarked and shared. */
export function AuditFilters({ problems, actorName, objectName }: AuditFiltersProps) {
  const [params] = useSearchParams();
  const text = (name: string) => params.get(name) ?? "";
  const isFiltered = filterNames.some((name) => text(name) !== "");

  return (
    <Form
      // Reset the fields when the URL changes.
      key={params.toString()}
      method="get"
      role="search"
      className="border-b border-line p-4"
    >
      <div className="grid items-end gap-3 min-[420px]:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,0.8fr)_minmax(0,1fr)_auto_auto_auto]">
        <SearchField
          label="Search the audit log"
          name="q"
          placeholder="Action or type"
          defaultValue={text("q")}
          error={problems.q}
          className="min-[420px]:col-span-2 lg:col-span-1"
        />
        <Select
          label="Show"
          isLabelHidden
          name="show"
          placeholder="Changes"
          options={otherKindOptions}
          defaultValue={text("show")}
        />
        <Select
          label="Action"
          isLabelHidden
          name="act"
          placeholder="Any action"
          options={actOptions}
          defaultValue={text("act")}
        />
        <TextField label="From" name="from" type="date" defaultValue={text("from")} />
        <TextField label="To" name="to" type="date" defaultValue={text("to")} />
        <Button type="submit" variant="secondary" className="max-lg:min-[420px]:col-span-2">
          Search
        </Button>
      </div>
      {["actor", "objectId"].map(
        (name) => text(name) && <input key={name} type="hidden" name={name} value={text(name)} />,
      )}
      {isFiltered && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {text("actor") && (
            <AppliedPill to={withParams(params, { actor: undefined })}>
              {`By ${actorName ?? "a former member"}`}
            </AppliedPill>
          )}
          {text("objectId") && (
            <AppliedPill to={withParams(params, { objectId: undefined })}>
              {`About ${objectName ?? "one thing"}`}
            </AppliedPill>
          )}
          <LinkButton to="?" variant="quiet" size="sm">
            Clear filters
          </LinkButton>
        </div>
      )}
    </Form>
  );
}
