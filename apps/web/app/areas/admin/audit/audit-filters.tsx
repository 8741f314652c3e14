import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AppliedPill } from "#ui/actions/pill.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { withParams } from "../read-rows.ts";
import { knownActs } from "./audit-sentence.ts";

const filterNames = ["q", "act", "actor", "objectId", "from", "to"];

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface AuditFiltersProps {
  problems: Record<string, string>;
  /** The actor's name, if any of the loaded entries has it. */
  actorName: string | undefined;
}

/** Filters live in the URL, so they can be bookmarked and shared. */
export function AuditFilters({ problems, actorName }: AuditFiltersProps) {
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
      <div className="grid items-end gap-3 min-[420px]:grid-cols-2 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto_auto_auto]">
        <SearchField
          label="Search the audit log"
          name="q"
          placeholder="Action, type or ID"
          defaultValue={text("q")}
          error={problems.q}
          className="min-[420px]:col-span-2 lg:col-span-1"
        />
        <Select
          label="Action"
          isLabelHidden
          name="act"
          placeholder="Any action"
          options={knownActs.map((act) => ({ value: act, label: capitalised(act) }))}
          defaultValue={text("act")}
          className="max-lg:min-[420px]:col-span-2"
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
              {`By ${actorName ?? text("actor")}`}
            </AppliedPill>
          )}
          {text("objectId") && (
            <AppliedPill to={withParams(params, { objectId: undefined })}>
              {`About ${shortened(text("objectId"))}`}
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

const shortened = (id: string) => (id.length > 28 ? `${id.slice(0, 27)}…` : id);
