import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { inboxCopy } from "./copy.ts";
import { EnquiryRow } from "./enquiry-row.tsx";

const toastByIntent: Record<string, string> = {
  done: inboxCopy.markedDone,
  reopen: inboxCopy.reopened,
};

interface EnquiryListProps {
  enquiries: readonly Enquiry[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<Enquiry> | undefined;
  /** Rendered by the list, so that the action's result stays visible when the last message is gone. */
  empty: ReactNode;
}

export function EnquiryList({ enquiries, firstResult, empty }: EnquiryListProps) {
  const { revalidate } = useRevalidator();
  const statusAction = usePageAction<Enquiry>({
    firstResult,
    onSuccess: (_enquiry, { intent = "" }) => toast(toastByIntent[intent] ?? ""),
    // Someone else changed it first, so the page loads their change.
    onFailure: ({ code }) => code === "conflict" && void revalidate(),
  });

  return (
    <>
      <ActionFailure of={statusAction} className="m-4" />
      {enquiries.length === 0 && empty}
      <ul aria-label="Messages" hidden={enquiries.length === 0}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-b border-line last:border-b-0">
            <EnquiryRow
              enquiry={enquiry}
              isPending={statusAction.pendingValues?.id === enquiry.id}
              onHandle={({ id }, intent) => statusAction.submit({ id, intent })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
