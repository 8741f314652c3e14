import { memberRightCopy } from "@boab/contracts/directory/copy";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { needsBookings, toggleRight } from "./rights.ts";

interface RightsFieldsProps {
  rights: readonly MemberRight[];
  onChange: (rights: MemberRight[]) => void;
}

/** What somebody may do at a listing, one box each. */
export const RightsFields = ({ rights, onChange }: RightsFieldsProps) => (
  <fieldset>
    <legend className="text-sm font-semibold">They can</legend>
    {memberRights.map((right) => (
      <Checkbox
        key={right}
        checked={rights.includes(right)}
        disabled={needsBookings(right) && !rights.includes("all_calendars")}
        onChange={() => onChange(toggleRight(rights, right))}
        className={needsBookings(right) ? "pl-[30px]" : undefined}
      >
        {memberRightCopy[right]}
      </Checkbox>
    ))}
  </fieldset>
);
