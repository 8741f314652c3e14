import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import { listActs } from "./problem.rules.ts";
import type { StoredProblem } from "./problems.repository.ts";

const toIsoOrNull = (date: Date | null) => date?.toISOString() ?? null;

export const viewProblem = (
  problem: StoredProblem,
  viewer: "buyer" | "seller" | "admin",
): OrderProblem => ({
  kind: problem.kind,
  itemNumbers: problem.itemNumbers,
  state: problem.state,
  details: problem.details,
  photos: problem.photos,
  reportedAt: problem.reportedAt.toISOString(),
  replyBy: problem.replyBy.toISOString(),
  reply: problem.reply,
  repliedAt: toIsoOrNull(problem.repliedAt),
  escalateBy: toIsoOrNull(problem.escalateBy),
  escalatedAt: toIsoOrNull(problem.escalatedAt),
  note: problem.note,
  settledAt: toIsoOrNull(problem.settledAt),
  acts: listActs(problem.state, viewer),
});
