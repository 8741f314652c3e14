import { inboxTexts } from "@boab/contracts/admin/texts";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useAct } from "#lib/api/use-act.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type EnquiryDeed, EnquiryRow } from "./enquiry-row.tsx";

const said = { done: inboxTexts.markedDone, reopen: inboxTexts.reopened };

interface EnquiryListProps {
  enquiries: readonly Enquiry[];
  /** Set when the form was posted without JavaScript. */
  firstProblem: string | undefined;
}

export function EnquiryList({ enquiries, firstProblem }: EnquiryListProps) {
  const act = useAct<Enquiry>("/admin/enquiries");
  const revalidator = useRevalidator();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [problem, setProblem] = useState(firstProblem);

  async function handle({ id }: Enquiry, deed: EnquiryDeed) {
    if (act.isPending) return;
    setPendingId(id);
    const result = await act.send({ id, intent: deed });
    setPendingId(null);
    setProblem(result.ok ? undefined : result.error);
    if (result.ok) toast(said[deed]);
    // Someone else was faster: show their change.
    else if (result.code === "conflict") await revalidator.revalidate();
  }

  return (
    <>
      {problem && (
        <Note tone="danger" role="alert" className="m-4">
          {problem}
        </Note>
      )}
      <ul aria-label="Messages">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-b border-line last:border-b-0">
            <EnquiryRow
              enquiry={enquiry}
              isPending={pendingId === enquiry.id}
              onDeed={(...args) => void handle(...args)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
