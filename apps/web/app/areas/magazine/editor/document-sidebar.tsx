import {
  computeReadingMinutes,
  countWords,
  listBodyPictures,
  toBodyText,
} from "@boab/contracts/magazine/body-text";
import { formatCount } from "@boab/format/numbers";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { cx } from "#ui/layout/cx.ts";
import type { DocumentContent } from "./content.ts";
import { runSubmitChecks } from "./submit-checks.ts";

/** Shows what is missing before submitting, and the length of the text. */
export function DocumentSidebar({ content }: { content: DocumentContent }) {
  const { checks } = runSubmitChecks(content);
  const words = countWords(toBodyText(content.body));
  const details = [
    ["Words", formatCount(words)],
    ["Reading time", `${computeReadingMinutes(words)} min`],
    [
      "Pictures",
      formatCount(listBodyPictures(content.body).length + (content.head.mainPicture ? 1 : 0)),
    ],
  ];
  return (
    <>
      <h2 className="mb-3 text-base">Before you submit</h2>
      <ul className="list-none p-0">
        {checks.map(({ id, label, isDone, hint }) => (
          <li key={id} className="flex items-start gap-2.5 py-1.5 leading-[1.4]">
            {isDone ? (
              <CheckCircleIcon weight="fill" size={18} className="mt-0.5 flex-none text-ok" />
            ) : (
              <WarningCircleIcon weight="fill" size={18} className="mt-0.5 flex-none text-warn" />
            )}
            <span className={cx(isDone ? "text-ink-2" : "font-[580]")}>
              <span className="sr-only">{isDone ? "Done: " : "To do: "}</span>
              {label}
              {hint && <span className="block text-sm font-normal text-ink-3">{hint}</span>}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid grid-cols-[1fr_auto] gap-2 border-t border-line pt-5 text-ink-2">
        {details.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-right font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
