import { Form } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { MyListingView } from "./my-listing-view.ts";

interface HolidayQuestionProps {
  listing: Pick<MyListingView, "id" | "name" | "to">;
  holiday: NonNullable<MyListingView["holiday"]>;
}

/** Asks the owner about the next public holiday. The answer is kept as a special day of the listing. */
export function HolidayQuestion({ listing, holiday }: HolidayQuestionProps) {
  const { name, to } = listing;
  return (
    <section aria-label={`${holiday.name}, ${name}`} className="pb-4">
      <p className="text-md font-[580]">{holiday.question}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Answer listing={listing} holiday={holiday} kind="closed" label="Closed" />
        <Answer listing={listing} holiday={holiday} kind="usual" label="Usual hours" />
        <LinkButton to={`${to}?edit=hours`} variant="secondary" size="xs">
          Other hours
        </LinkButton>
      </div>
    </section>
  );
}

interface AnswerProps extends HolidayQuestionProps {
  kind: "closed" | "usual";
  label: string;
}

function Answer({ listing, holiday, kind, label }: AnswerProps) {
  const answering = usePageAction({ onSuccess: () => toast("Saved") });
  return (
    <Form {...answering.form}>
      <input type="hidden" name="id" value={listing.id} />
      <input type="hidden" name="date" value={holiday.date} />
      <input type="hidden" name="name" value={holiday.name} />
      <input type="hidden" name="answer" value={kind} />
      <Button
        type="submit"
        variant="secondary"
        size="xs"
        isPending={answering.isPending}
        pendingLabel="Saving"
      >
        {label}
      </Button>
      <ActionFailure of={answering} className="mt-2" />
    </Form>
  );
}
