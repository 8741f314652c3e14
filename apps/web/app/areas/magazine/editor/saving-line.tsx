import { brand } from "@boab/contracts/common/brand";
import { CloudCheckIcon } from "@phosphor-icons/react/dist/ssr/CloudCheck";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/ssr/CloudSlash";
import { Spinner } from "#ui/feedback/spinner.tsx";
import type { Saving } from "./saver.ts";

// The server draws it too, so both have to use one clock.
const clock = new Intl.DateTimeFormat(brand.locale, {
  ...{ timeZone: brand.timeZone, hour: "numeric", minute: "2-digit" },
});

/** Whether what is on the screen is on the server. */
export function SavingLine({ saving }: { saving: Saving }) {
  const { state, savedAt } = saving;
  return (
    <span role="status" className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-2">
      {state === "saving" && (
        <>
          <Spinner /> Saving…
        </>
      )}
      {state === "unsaved" && "Not saved yet"}
      {state === "saved" && savedAt && (
        <>
          <CloudCheckIcon weight="fill" size={20} aria-hidden="true" className="text-ok" />
          <span>
            Saved <span className="hidden md:inline">at </span>
            {clock.format(new Date(savedAt))}
          </span>
        </>
      )}
      {(state === "failed" || state === "conflict" || state === "locked") && (
        <>
          <CloudSlashIcon weight="fill" size={20} aria-hidden="true" className="text-warn" />
          Only on this device
        </>
      )}
    </span>
  );
}
