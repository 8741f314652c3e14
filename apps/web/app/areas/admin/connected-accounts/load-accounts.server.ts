import {
  type ConnectedAccount,
  listConnectedAccounts,
} from "@boab/contracts/payments/payout-accounts";
import { type ApiClient, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { emptyList, type LoadedList } from "#ui/list-page/loaded-list.ts";
import { getSydneyDayStart } from "../audit/sydney-day.ts";
import { connectedAccountCopy } from "./copy.ts";

/** The specification loads this many accounts at once. */
const ACCOUNTS_PER_PAGE = 25;

export interface AccountList {
  list: LoadedList<ConnectedAccount>;
  /** Says why no accounts could be loaded. */
  problem: string | undefined;
}

const toUnixSeconds = (instant: string | undefined) =>
  instant === undefined ? undefined : Math.floor(Date.parse(instant) / 1000);

/** The filter's days are in Sydney time and include the whole last day. */
export function readCreatedRange(params: URLSearchParams) {
  const from = toUnixSeconds(getSydneyDayStart(params.get("from")));
  const after = toUnixSeconds(getSydneyDayStart(params.get("to"), 1));
  return {
    ...(from !== undefined && from >= 0 && { created_gte: String(from) }),
    ...(after !== undefined && after > 0 && { created_lte: String(after - 1) }),
  };
}

/** Loads one page. If the first one fails the page says so; the list itself says that a later one failed. */
export async function loadAccounts(
  client: Pick<ApiClient, "call">,
  params: URLSearchParams,
): Promise<AccountList> {
  const range = readCreatedRange(params);
  const isFirst = !params.has("cursor");
  try {
    const { list } = await loadList(
      async ({ limit, cursor }) => {
        const query = { ...range, limit, ...(cursor && { starting_after: cursor }) };
        const page = await client.call(listConnectedAccounts, { query });
        return { data: page.data, nextCursor: page.next_cursor };
      },
      params,
      { pageSize: ACCOUNTS_PER_PAGE },
    );
    return { list, problem: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "forbidden") throw toBoundaryError(error);
    const fallbackSentence = isFirst
      ? connectedAccountCopy.listFailed
      : connectedAccountCopy.listMoreFailed;
    const problem = error.isSaidByServer ? error.sentence : fallbackSentence;
    if (!isFirst)
      throw toBoundaryError(new ApiError({ ...error.problem, sentence: problem }, error));
    return { list: emptyList, problem };
  }
}
