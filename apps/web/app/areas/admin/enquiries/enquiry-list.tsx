import { inboxTexts } from "@boab/contracts/admin/texts";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { EnquiryRow } from "./enquiry-row.tsx";

const said: Record<string, string> = {
  done: inboxTexts.markedDone,
  reopen: inboxTexts.reopened,
};

interface EnquiryListProps {
  enquiries: readonly Enquiry[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<Enquiry> | undefined;
  /** In here, so that the last message can still say what became of it. */
  empty: ReactNode;
}

export function EnquiryList({ enquiries, firstResult, empty }: EnquiryListProps) {
  const { revalidate } = useRevalidator();
  const handling = usePageAction<Enquiry>({
    firstResult,
    onSuccess: (_enquiry, { intent = "" }) => toast(said[intent] ?? ""),
    // Someone else was faster: show their change.
    onFailure: ({ code }) => code === "conflict" && void revalidate(),
  });

  return (
    <>
      <ActionFailure of={handling} className="m-4" />
      {enquiries.length === 0 && empty}
      <ul aria-label="Messages" hidden={enquiries.length === 0}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-b border-line last:border-b-0">
            <EnquiryRow
              enquiry={enquiry}
              isPending={handling.pendingValues?.id === enquiry.id}
              onHandle={({ id }, intent) => handling.submit({ id, intent })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
