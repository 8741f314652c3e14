import type { CaseRow } from "@boab/contracts/moderation/cases";
import { FlagIcon } from "@phosphor-icons/react/dist/ssr/Flag";
import { ScalesIcon } from "@phosphor-icons/react/dist/ssr/Scales";
import { Link, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { caseKindLabels, formatWaitingTime, getVerdictCopy } from "./copy.ts";
import { KindIcon } from "./kind-icon.tsx";

interface CaseQueueProps {
  cases: readonly CaseRow[];
  chosenId: string | undefined;
  now: string;
}

/** Cases are links, so that each has a URL and works without JavaScript. */
export function CaseQueue({ cases, chosenId, now }: CaseQueueProps) {
  const [params] = useSearchParams();
  return (
    <ol aria-label="Queue" className="flex-1">
      {cases.map((row) => (
        <li key={row.id} className="border-b border-line last:border-b-0">
          <Link
            to={withParams(params, { case: row.id })}
            replace
            preventScrollReset
            aria-current={row.id === chosenId ? "true" : undefined}
            className={cx(
              "flex flex-col gap-1 border-l-4 px-4 py-3.5 no-underline",
              row.id === chosenId ? "border-primary bg-sunk" : "border-transparent hover:bg-sunk",
            )}
          >
            <span className="flex justify-between gap-3 text-xs text-ink-3">
              <span className="flex items-center gap-1.5">
                <KindIcon kind={row.kind} />
                {caseKindLabels[row.kind]}
              </span>
              <span>{formatWaitingTime(Date.parse(now) - Date.parse(row.openedAt))}</span>
            </span>
            <span className="font-semibold break-words">{row.title ?? "Since deleted"}</span>
            <span className="line-clamp-2 text-sm break-words text-ink-2">
              {row.text && `“${row.text}”`}
            </span>
            <span className="mt-1 flex flex-wrap gap-1.5">
              <Chip
                tone={row.reportCount > 2 ? "danger" : row.reportCount > 1 ? "warn" : "neutral"}
                icon={<FlagIcon size={14} aria-hidden="true" />}
              >
                {row.reportCount === 1 ? "1 report" : `${row.reportCount} reports`}
              </Chip>
              {row.verdict && <Chip>{getVerdictCopy(row.verdict, row.kind).done}</Chip>}
              {row.hasAppeal && (
                <Chip tone="info" icon={<ScalesIcon size={14} aria-hidden="true" />}>
                  Appeal
                </Chip>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
