import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { Chip } from "#ui/text/chip.tsx";
import { listPayoutAccountStatus } from "./payouts-view.ts";

/** Shows the status of details, charges and payouts. */
export function StatusChips({
  account,
}: {
  account: Parameters<typeof listPayoutAccountStatus>[0];
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {listPayoutAccountStatus(account).map(({ label, isOk }) => (
        <li key={label}>
          <Chip
            tone={isOk ? "ok" : "danger"}
            icon={
              isOk ? (
                <CheckCircleIcon weight="fill" size={14} aria-hidden="true" />
              ) : (
                <WarningCircleIcon weight="fill" size={14} aria-hidden="true" />
              )
            }
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
