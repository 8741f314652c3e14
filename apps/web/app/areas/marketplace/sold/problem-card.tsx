import type { StoreProblem } from "@boab/contracts/marketplace/order-problems";
import { maxProblemTextLength } from "@boab/contracts/marketplace/problem-limits";
import { computeRefundableCents, computeRefundCost } from "@boab/contracts/payments/sale-money";
import { formatDay } from "@boab/format/dates";
import { getFirstName } from "@boab/format/names";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { RefundFields } from "#ui/forms/refund-fields.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { ProblemEvents } from "../orders/problem-events.tsx";
import { listReportedLines, ReportedLines } from "../orders/reported-lines.tsx";
import { soldPath } from "../paths.ts";

interface ProblemCardProps {
  problem: StoreProblem;
  storeName: string;
  slug: string;
}

/** A problem that a buyer reported, and the store's answer to it. */
export function ProblemCard({ problem, storeName, slug }: ProblemCardProps) {
  const { orderId, state, replyBy, acts } = problem;
  return (
    <li className="rounded-lg border border-line-strong bg-surface p-[18px] md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Order {orderId}</h3>
        <Chip tone={state === "open" ? "danger" : "warn"} hasDot>
          {state === "open" && `Reply by ${formatDay(replyBy)}`}
          {state === "answered" && "Waiting for the buyer"}
          {state === "escalated" && "With our team"}
        </Chip>
      </div>
      <ReportedLines lines={listReportedLines(problem)} />
      <ProblemEvents
        problem={problem}
        orderId={orderId}
        storeName={storeName}
        reporter={getFirstName(problem.buyerName)}
      />
      {acts.length > 0 && <AnswerForm problem={problem} slug={slug} />}
    </li>
  );
}

function AnswerForm({ problem, slug }: { problem: StoreProblem; slug: string }) {
  const { orderId, acts, itemNumbers } = problem;
  const answer = usePageAction({ action: soldPath(slug) });
  const canDecline = acts.includes("decline");
  return (
    <PageForm {...answer.form} className="mt-5 grid gap-4 border-t border-line pt-5">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="orderId" value={orderId} />
      <ActionFailure of={answer} />
      {canDecline ? (
        <RadioGroup
          label="Your answer"
          name="answer"
          isRequired
          options={[
            { value: "refund", label: "Refund the items below" },
            {
              value: "decline",
              label: "Don't refund",
              hint: "The buyer can ask our team to decide.",
            },
          ]}
          defaultValue={answer.getValue("answer") ?? "refund"}
        />
      ) : (
        <input type="hidden" name="answer" value="refund" />
      )}
      <RefundFields
        refundable={problem.refundable}
        leftCents={computeRefundableCents(problem.money)}
        computeCost={(cents) => computeRefundCost(problem.money, cents, true)}
        buyer={getFirstName(problem.buyerName)}
        source="from your payouts"
        firstChosen={itemNumbers}
        canRestock
        error={answer.getError("refund.items") ?? answer.getError("items")}
      />
      <TextArea
        label="Your reply"
        name="reply"
        required
        rows={3}
        maxLength={maxProblemTextLength}
        defaultValue={answer.getValue("reply")}
        error={answer.getError("reply")}
      />
      <div>
        <Button type="submit" isPending={answer.isPending} pendingLabel="Sending">
          Send answer
        </Button>
      </div>
    </PageForm>
  );
}
