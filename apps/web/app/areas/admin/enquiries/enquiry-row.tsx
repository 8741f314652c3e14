import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import { formatDateTime } from "@boab/format/dates";
import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/ssr/EnvelopeSimple";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { DisclosureRow } from "#ui/layout/disclosure-row.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Email } from "#ui/text/email.tsx";
import { enquirySources } from "./enquiry-sources.ts";
import { replyHref } from "./reply-address.ts";

export type EnquiryAction = "done" | "reopen";

interface EnquiryRowProps {
  enquiry: Enquiry;
  isPending: boolean;
  onHandle: (enquiry: Enquiry, action: EnquiryAction) => void;
}

/** Shows the first lines; opened, the whole message and its actions. */
export function EnquiryRow({ enquiry, isPending, onHandle }: EnquiryRowProps) {
  const isDone = enquiry.handledAt !== null;
  return (
    <DisclosureRow
      summary={
        <>
          <Avatar name={enquiry.name} size={40} />
          <span className="min-w-0 flex-1 leading-snug">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="min-w-0 font-semibold break-words">{enquiry.name}</b>
              <time dateTime={enquiry.createdAt} className="text-sm whitespace-nowrap text-ink-3">
                {formatDateTime(enquiry.createdAt)}
              </time>
            </span>
            <span className="mt-0.5 line-clamp-1 text-md break-all text-ink-2 group-open:hidden">
              {enquiry.message}
            </span>
          </span>
          {isDone && (
            <Chip tone="ok" hasDot className="max-sm:hidden">
              Done
            </Chip>
          )}
        </>
      }
    >
      <div className="px-4 pt-3 pb-5 md:pl-[70px]">
        <p className="text-sm wrap-anywhere text-ink-2">
          <Email email={enquiry.email} />
          {enquiry.business && ` · ${enquiry.business}`} · {enquirySources[enquiry.source]}
        </p>
        <p className="mt-3 max-w-[72ch] break-words whitespace-pre-line">{enquiry.message}</p>
        {enquiry.handledAt && (
          <p className="mt-3 text-sm text-ink-3">
            Done by {enquiry.handledByName ?? "a former member"},{" "}
            <time dateTime={enquiry.handledAt}>{formatDateTime(enquiry.handledAt)}</time>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={replyHref(enquiry)} className={getButtonClass({ size: "sm" })}>
            <EnvelopeSimpleIcon size={18} aria-hidden="true" />
            Reply by email
          </a>
          <HandleForm
            enquiry={enquiry}
            isPending={isPending}
            onHandle={onHandle}
            action={isDone ? "reopen" : "done"}
          />
        </div>
      </div>
    </DisclosureRow>
  );
}

interface HandleFormProps extends EnquiryRowProps {
  action: EnquiryAction;
}

function HandleForm({ enquiry, isPending, onHandle, action }: HandleFormProps) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onHandle(enquiry, action);
      }}
    >
      <input type="hidden" name="id" value={enquiry.id} />
      <input type="hidden" name="intent" value={action} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        isPending={isPending}
        pendingLabel="Saving"
      >
        {action === "done" ? "Mark as done" : "Reopen"}
      </Button>
    </Form>
  );
}
