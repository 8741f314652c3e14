import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import { useSearchParams } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { withChanges } from "./search-path.ts";
import type { ShowFilter } from "./search-results.ts";

/**
 * Owners and editors find their own listings here, including hidden ones; staff find all
 * (DIR-LIST-10).
 */
export function ScopeSwitch({ shown }: { shown: ShowFilter }) {
  const { profile } = useSession();
  const [params] = useSearchParams();
  const isStaff = hasStaffStatus(profile);
  if (!profile && shown === "public") return null;
  const link = (label: string, value: ShowFilter) => ({
    label,
    to: withChanges(params, { show: value === "public" ? null : value }),
    isCurrent: shown === value,
  });
  return (
    <SegmentedLinks
      label="Which businesses"
      links={[
        link("All businesses", "public"),
        link("Yours", "mine"),
        ...(isStaff || shown === "all" ? [link("Include hidden", "all")] : []),
      ]}
      className="mb-5 max-w-md"
    />
  );
}
