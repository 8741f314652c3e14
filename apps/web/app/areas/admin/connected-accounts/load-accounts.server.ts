import type { CallResponse } from "@boab/contracts/common/call";
import {
  type ConnectedAccount,
  listConnectedAccounts,
} from "@boab/contracts/payments/payout-accounts";
import { payoutTexts } from "@boab/contracts/payments/texts";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { sydneyDayStart } from "../audit/sydney-day.ts";

export interface AccountList {
  rows: ConnectedAccount[];
  hasMore: boolean;
  /** Why there are none, or no more. */
  problem: string | undefined;
}

type Page = CallResponse<typeof listConnectedAccounts>;

const seconds = (instant: string | undefined) =>
  instant === undefined ? undefined : Math.floor(Date.parse(instant) / 1000);

/** The days of the filter in Sydney time; the last one counts until its end. */
export function createdRange(params: URLSearchParams) {
  const from = seconds(sydneyDayStart(params.get("from")));
  const after = seconds(sydneyDayStart(params.get("to"), 1));
  return {
    ...(from !== undefined && from >= 0 && { created_gte: String(from) }),
    ...(after !== undefined && after > 0 && { created_lte: String(after - 1) }),
  };
}

/** Page by page until there are as many as wanted. What came before a failure stays. */
export async function loadAccounts(
  client: Pick<ApiClient, "call">,
  params: URLSearchParams,
  wanted: number,
  pageSize: number,
): Promise<AccountList> {
  const range = createdRange(params);
  const rows: ConnectedAccount[] = [];
  let cursor: string | null = null;
  do {
    try {
      const query = {
        ...range,
        limit: String(pageSize),
        ...(cursor && { starting_after: cursor }),
      };
      const page: Page = await client.call(listConnectedAccounts, { query });
      rows.push(...page.data);
      cursor = page.next_cursor;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const otherwise = rows.length > 0 ? payoutTexts.listMoreFailed : payoutTexts.listFailed;
      const problem = error.isSaidByServer ? error.sentence : otherwise;
      return { rows, hasMore: rows.length > 0, problem };
    }
  } while (cursor !== null && rows.length < wanted);
  return { rows, hasMore: cursor !== null, problem: undefined };
}
