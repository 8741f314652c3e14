import type { ConnectedAccount } from "@boab/contracts/payments/payout-accounts";
import { payoutTexts } from "@boab/contracts/payments/texts";
import { describe, expect, test, vi } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { createdRange, loadAccounts } from "./load-accounts.server.ts";

const page = (count: number, next_cursor: string | null) => ({
  data: Array.from({ length: count }, (_, n) => ({ id: `${next_cursor}${n}` }) as ConnectedAccount),
  has_more: next_cursor !== null,
  next_cursor,
});
const down = () => new ApiError({ code: "not_available", status: 503 });

function clientOf(...answers: (ReturnType<typeof page> | Error)[]) {
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { call: call as unknown as ApiClient["call"], spy: call };
}

const load = (client: Pick<ApiClient, "call">, wanted: number) =>
  loadAccounts(client, new URLSearchParams(), wanted, 25);

describe("the list of connected accounts", () => {
  test("ADM-CON-04 asks on by cursor for the next 25", async () => {
    const client = clientOf(page(25, "abc"), page(3, null));
    const { rows, hasMore } = await load(client, 50);
    expect([rows.length, hasMore]).toEqual([28, false]);
    expect(client.spy.mock.calls.map((args) => (args as unknown[])[1])).toEqual([
      { query: { limit: "25" } },
      { query: { limit: "25", starting_after: "abc" } },
    ]);
  });

  test("ADM-CON-09 says what failed, and keeps what was loaded", async () => {
    expect(await load(clientOf(down()), 25)).toEqual({
      rows: [],
      hasMore: false,
      problem: payoutTexts.listFailed,
    });
    const { rows, hasMore, problem } = await load(clientOf(page(25, "abc"), down()), 50);
    expect([rows.length, hasMore, problem]).toEqual([25, true, payoutTexts.listMoreFailed]);
  });

  test("ADM-CON-09 reads the server's own words from the field error", async () => {
    const refusal = new ApiError({ code: "forbidden", status: 403, sentence: "Not for you." });
    expect((await load(clientOf(refusal), 25)).problem).toBe("Not for you.");
  });

  test("ADM-CON-05 days are Sydney's, the last one to its end", () => {
    expect(createdRange(new URLSearchParams("from=2026-11-15&to=2026-11-15"))).toEqual({
      created_gte: String(Date.parse("2026-11-14T13:00:00Z") / 1000),
      created_lte: String(Date.parse("2026-11-15T13:00:00Z") / 1000 - 1),
    });
    expect(createdRange(new URLSearchParams("from=nonsense&to=1960-01-01"))).toEqual({});
  });
});
