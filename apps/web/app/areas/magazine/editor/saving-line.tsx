import { formatTime } from "@boab/format/dates";
import { CloudCheckIcon } from "@phosphor-icons/react/dist/ssr/CloudCheck";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/ssr/CloudSlash";
import { Spinner } from "#ui/feedback/spinner.tsx";
import type { SaveStatus } from "./use-document.ts";

/** Says whether the visible content is saved on the server. */
export function SavingLine({ saving }: { saving: SaveStatus }) {
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
            {formatTime(savedAt)}
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
