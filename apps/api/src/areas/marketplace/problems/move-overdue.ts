import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockOrder } from "../orders/orders.repository.ts";
import { nextState } from "./problem.rules.ts";
import { findOverdue, findUnsettled, saveProblem } from "./problems.repository.ts";
import { type TellDeps, tellParties } from "./tell-parties.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "log"> & TellDeps;

/** More than come together between two runs; the rest waits for the next one. */
const batch = 200;

/**
 * A store that doesn't reply leaves it to our team; a buyer who lets a reply stand has accepted it. One that fails is
 * tried again with the next run, and keeps nobody else waiting.
 */
export async function moveOverdueProblems(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (const orderId of await findOverdue(deps.db, now, batch))
    try {
      await inTransaction(deps.db, (tx) => moveOverdue(deps, tx, orderId, now));
    } catch (error) {
      deps.log.error({ orderId, err: error }, "could not move an overdue problem");
    }
}

async function moveOverdue(deps: Deps, tx: Tx, orderId: string, now: Date): Promise<void> {
  await lockOrder(tx, orderId);
  const problem = await findUnsettled(tx, orderId);
  if (!problem) return;
  const due = problem.state === "open" ? problem.replyBy : problem.escalateBy;
  // Somebody may have done something since it was found.
  if (!due || due >= now) return;
  const act = problem.state === "open" ? "time out" : "lapse";
  const state = nextState(problem.state, act, "time");
  if (!state) return;
  if (act === "time out") {
    await saveProblem(tx, problem.id, { state, escalatedAt: now });
    await tellParties(deps, tx, problem, { step: "escalated", to: ["buyer", "store", "team"] });
  } else {
    await saveProblem(tx, problem.id, { state, settledAt: now });
    await tellParties(deps, tx, problem, { step: "lapsed", to: ["buyer", "store"] });
  }
}
