import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { formatDateTime } from "@boab/format/dates";
import type { PageAction } from "#lib/api/page-action.ts";
import { ReportReasons, SubjectCard, SubjectDetails } from "./case-evidence.tsx";
import { caseKindLabels } from "./copy.ts";
import { DecidedPanel } from "./decided-panel.tsx";
import { DecisionForm } from "./decision-form.tsx";

interface CaseDetailProps {
  moderationCase: ModerationCase;
  caseAction: PageAction<ModerationCase>;
}

/** Shows the reported content beside the decision form. */
export function CaseDetail({ moderationCase, caseAction }: CaseDetailProps) {
  const { subject, kind, reportCount, openedAt } = moderationCase;
  const times = reportCount === 1 ? "once" : `${reportCount} times`;
  return (
    <section aria-labelledby="case-title" className="p-[18px] md:px-7 md:py-6">
      <p className="text-sm text-ink-3">
        {caseKindLabels[kind]}, reported {times} since {formatDateTime(openedAt)}
      </p>
      <h2 id="case-title" className="mt-0.5 text-2xl break-words">
        {subject?.title ?? "Since deleted"}
      </h2>
      <div className="mt-4.5 grid gap-7 xl:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div>
          {subject ? (
            <SubjectCard subject={subject} />
          ) : (
            <p className="text-ink-2">Its writer or somebody on our team deleted it.</p>
          )}
          <ReportReasons moderationCase={moderationCase} />
          {subject && <SubjectDetails subject={subject} />}
        </div>
        {moderationCase.status === "open" ? (
          <DecisionForm
            key={moderationCase.id}
            moderationCase={moderationCase}
            caseAction={caseAction}
          />
        ) : (
          <DecidedPanel
            key={moderationCase.id}
            moderationCase={moderationCase}
            caseAction={caseAction}
          />
        )}
      </div>
    </section>
  );
}
