import type { CallResponse } from "@boab/contracts/common/call";
import type {
  adminOrderGroups,
  listOrdersForAdmins as listCall,
} from "@boab/contracts/marketplace/order-problems";
import { OrderId } from "@boab/contracts/marketplace/orders";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listPurchaseLines } from "../purchases/purchases.repository.ts";
import { boughtLine } from "../purchases/view-purchase.ts";
import { listOrdersOfAll } from "./problem-orders.repository.ts";
import { findLatestProblems } from "./problems.repository.ts";
import { viewProblem } from "./view-problem.ts";

const usualLimit = 25;

interface ListQuery {
  show?: (typeof adminOrderGroups)[number] | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What waits for a decision, what has a problem, or every order; one by its number. */
export async function listOrdersForAdmins(
  { db }: Pick<MarketplaceDeps, "db">,
  { show = "for us", q, limit = usualLimit, cursor }: ListQuery,
): Promise<CallResponse<typeof listCall>> {
  const after = readPosition(cursor, OrderId);
  const named = q?.trim() ? OrderId.safeParse(q.trim().toUpperCase()) : undefined;
  if (named && !named.success) return { data: [], nextCursor: null };
  const rows = await listOrdersOfAll(
    db,
    { show, orderId: named?.data },
    { limit: limit + 1, after },
  );
  const { shown, nextCursor } = cutPage(rows, limit);
  const ids = shown.map(({ id }) => id);
  const problems = await findLatestProblems(db, ids);
  const lines = Map.groupBy(await listPurchaseLines(db, ids), ({ orderId }) => orderId);
  return {
    data: shown.map(({ id, position: _, paidAt, ...order }) => {
      const problem = problems.get(id);
      return {
        ...order,
        orderId: id,
        paidAt: paidAt.toISOString(),
        lines: (lines.get(id) ?? []).map(boughtLine),
        problem: problem ? viewProblem(problem, "admin") : null,
      };
    }),
    nextCursor,
  };
}
