import type { ConnectedAccount } from "@boab/contracts/payments/payout-accounts";
import { describe, expect, test, vi } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { connectedAccountCopy } from "./copy.ts";
import { loadAccounts, readCreatedRange } from "./load-accounts.server.ts";

const page = (count: number, next_cursor: string | null) => ({
  data: Array.from({ length: count }, (_, n) => ({ id: `${next_cursor}${n}` }) as ConnectedAccount),
  has_more: next_cursor !== null,
  next_cursor,
});
const makeOutageError = () => new ApiError({ code: "not_available", status: 503 });

function makeClient(...answers: (ReturnType<typeof page> | Error)[]) {
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { call: call as unknown as ApiClient["call"], spy: call };
}

const load = (client: Pick<ApiClient, "call">, query = "") =>
  loadAccounts(client, new URLSearchParams(query));

describe("the list of connected accounts", () => {
  test("ADM-CON-04 asks on by cursor for the next 25", async () => {
    const client = makeClient(page(25, "abc"), page(3, null));
    const { list } = await load(client);
    expect([list.rows.length, list.nextCursor]).toEqual([25, "abc"]);
    const { list: next } = await load(client, "cursor=abc");
    expect([next.rows.length, next.nextCursor]).toEqual([3, null]);
    expect(client.spy.mock.calls.map((args) => (args as unknown[])[1])).toEqual([
      { query: { limit: "25" } },
      { query: { limit: "25", starting_after: "abc" } },
    ]);
  });

  test("ADM-CON-09 says what failed, and leaves what was loaded", async () => {
    expect(await load(makeClient(makeOutageError()))).toEqual({
      list: emptyList,
      problem: connectedAccountCopy.listFailed,
    });
    await expect(load(makeClient(makeOutageError()), "cursor=abc")).rejects.toMatchObject({
      data: { sentence: connectedAccountCopy.listMoreFailed },
      init: { status: 503 },
    });
  });

  test("ADM-CON-09 reads the server's own words from the field error", async () => {
    const refusal = new ApiError({ code: "conflict", status: 409, sentence: "Not at the moment." });
    expect((await load(makeClient(refusal))).problem).toBe("Not at the moment.");
  });

  test("somebody who may not see the accounts gets the page that says so, not an empty list", async () => {
    const refusal = new ApiError({ code: "forbidden", status: 403 });
    await expect(load(makeClient(refusal))).rejects.toMatchObject({ init: { status: 403 } });
  });

  test("ADM-CON-05 days are Sydney's, the last one to its end", () => {
    expect(readCreatedRange(new URLSearchParams("from=2026-11-15&to=2026-11-15"))).toEqual({
      created_gte: String(Date.parse("2026-11-14T13:00:00Z") / 1000),
      created_lte: String(Date.parse("2026-11-15T13:00:00Z") / 1000 - 1),
    });
    expect(readCreatedRange(new URLSearchParams("from=nonsense&to=1960-01-01"))).toEqual({});
  });
});
