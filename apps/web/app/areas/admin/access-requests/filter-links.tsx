import { accessNames } from "@boab/contracts/accounts/access-grants";
import { capitalise } from "@boab/format/sentences";
import { useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { PillLink } from "#ui/actions/pill.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { type RequestFilters, requestStates, requestTypes } from "./request-filters.ts";

export function StateLinks({ filters }: { filters: RequestFilters }) {
  const [params] = useSearchParams();
  return (
    <SegmentedLinks
      label="Status"
      className="max-sm:w-full"
      links={requestStates.map(({ status, label }) => ({
        to: withParams(params, { status: status === "open" ? undefined : status }),
        label,
        isCurrent: status === filters.status,
      }))}
    />
  );
}

export function TypeLinks({ filters }: { filters: RequestFilters }) {
  const [params] = useSearchParams();
  return (
    <nav aria-label="Type of access" className="no-scrollbar mb-4 flex gap-2 overflow-x-auto p-1">
      <PillLink to={withParams(params, { type: undefined })} isOn={!filters.type}>
        All types
      </PillLink>
      {requestTypes.map((type) => (
        <PillLink key={type} to={withParams(params, { type })} isOn={filters.type === type}>
          {capitalise(accessNames[type])}
        </PillLink>
      ))}
    </nav>
  );
}
