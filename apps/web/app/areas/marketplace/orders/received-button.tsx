import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";

/** Confirms with one press that the order has arrived; the page then shows it. */
export function ReceivedButton() {
  const confirm = usePageAction();
  return (
    <PageForm {...confirm.form} className="contents">
      <input type="hidden" name="intent" value="received" />
      <Button type="submit" size="sm" isPending={confirm.isPending} pendingLabel="Saving">
        <CheckCircleIcon size={18} aria-hidden="true" />
        It has arrived
      </Button>
      <ActionFailure of={confirm} className="basis-full" />
    </PageForm>
  );
}
