import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ProblemEvents } from "./problem-events.tsx";
import { statusForBuyer } from "./problem-words.ts";

/** The latest problem of an order, and what its buyer can do about it now. */
export function ProblemPanel({ order }: { order: BoughtOrderDetails }) {
  const { problem, store } = order;
  const follow = usePageAction();
  if (!problem) return null;
  const { tone, title, text } = statusForBuyer(problem, store.storeName);
  return (
    <Card as="section" aria-labelledby="problem-title">
      <h2 id="problem-title" className="text-xl">
        {problem.settledAt ? "How it went" : "The problem you reported"}
      </h2>
      <Note tone={tone} title={title} role="status" className="mt-4 mb-5">
        {text}
      </Note>
      <ProblemEvents
        {...{ problem, orderId: order.orderId, storeName: store.storeName }}
        reporter="You"
      />
      {problem.acts.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {problem.acts.includes("escalate") && (
            <form {...follow.form} className="contents">
              <input type="hidden" name="intent" value="escalate" />
              <Button type="submit" size="sm" isPending={follow.isPending} pendingLabel="Sending">
                Ask us to decide
              </Button>
            </form>
          )}
          {problem.acts.includes("withdraw") && (
            <Button
              variant="secondary"
              size="sm"
              disabled={follow.isPending}
              onClick={() => follow.submit({ intent: "withdraw" })}
            >
              It's settled, withdraw it
            </Button>
          )}
          <ActionFailure of={follow} className="basis-full" />
        </div>
      )}
    </Card>
  );
}
