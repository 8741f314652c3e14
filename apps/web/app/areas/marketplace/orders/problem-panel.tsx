import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ProblemEvents } from "./problem-events.tsx";
import { getBuyerStatus } from "./problem-view.ts";

/** The latest problem of an order, and what its buyer can do about it now. */
export function ProblemPanel({ order }: { order: BoughtOrderDetails }) {
  const { problem, store } = order;
  const act = usePageAction();
  if (!problem) return null;
  const { tone, title, text } = getBuyerStatus(problem, store.storeName);
  return (
    <Card as="section" aria-labelledby="problem-title">
      <h2 id="problem-title" className="text-xl">
        {problem.settledAt ? "How it went" : "The problem you reported"}
      </h2>
      <Note tone={tone} title={title} role="status" className="mt-4 mb-5">
        {text}
      </Note>
      <ProblemEvents
        problem={problem}
        orderId={order.orderId}
        storeName={store.storeName}
        reporter="You"
      />
      {problem.acts.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {problem.acts.includes("escalate") && (
            <PageForm {...act.form} className="contents">
              <input type="hidden" name="intent" value="escalate" />
              <Button type="submit" size="sm" isPending={act.isPending} pendingLabel="Sending">
                Ask us to decide
              </Button>
            </PageForm>
          )}
          {problem.acts.includes("withdraw") && (
            <Button
              variant="secondary"
              size="sm"
              disabled={act.isPending}
              onClick={() => act.submit({ intent: "withdraw" })}
            >
              It's settled, withdraw it
            </Button>
          )}
          <ActionFailure of={act} className="basis-full" />
        </div>
      )}
    </Card>
  );
}
