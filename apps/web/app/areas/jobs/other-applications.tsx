import { jobCopy } from "@boab/contracts/jobs/copy";
import { formatDate } from "@boab/format/dates";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";

interface ApplicationSummary {
  id: string;
  position: string;
  businessName: string;
  createdAt: string;
}

/** Lists other applications sent with the email of a withdraw link, each with its own button. */
export function OtherApplications({ others }: { others: ApplicationSummary[] }) {
  return (
    <section aria-labelledby="other-applications" className="mt-10">
      <h2 id="other-applications" className="text-2xl">
        Your other applications
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {others.map((other) => (
          <OtherApplication key={other.id} {...other} />
        ))}
      </ul>
    </section>
  );
}

function OtherApplication({ id, position, businessName, createdAt }: ApplicationSummary) {
  const change = usePageAction({ onSuccess: () => toast(jobCopy.withdrawn) });
  return (
    <li className="py-4">
      <PageForm {...change.form} className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">
          <b>{position}</b> at {businessName}, sent on {formatDate(createdAt)}
        </p>
        <input type="hidden" name="applicationId" value={id} />
        <Button
          type="submit"
          variant="secondary"
          aria-label={`Withdraw your application for ${position} at ${businessName}`}
          isPending={change.isPending}
          pendingLabel="Withdrawing"
        >
          Withdraw
        </Button>
      </PageForm>
      <ActionFailure of={change} className="mt-3" />
    </li>
  );
}
