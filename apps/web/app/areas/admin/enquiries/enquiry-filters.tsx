import { useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { PillLink } from "#ui/actions/pill.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { enquirySources } from "./enquiry-sources.ts";

const states = [
  ["open", "Open"],
  ["done", "Done"],
  ["all", "All"],
] as const;

const sources = [["", "All forms"], ...Object.entries(enquirySources)] as const;

export function EnquiryFilters({ state }: { state: string }) {
  const [params] = useSearchParams();
  const source = params.get("source") ?? "";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4">
      <SegmentedLinks
        label="Which messages"
        className="max-sm:w-full"
        links={states.map(([value, label]) => ({
          to: withParams(params, { state: value === "open" ? undefined : value }),
          label,
          isCurrent: state === value,
        }))}
      />
      <nav aria-label="Which form" className="flex flex-wrap gap-2">
        {sources.map(([value, label]) => (
          <PillLink
            key={value}
            to={withParams(params, { source: value || undefined })}
            isOn={source === value}
          >
            {label}
          </PillLink>
        ))}
      </nav>
    </div>
  );
}
