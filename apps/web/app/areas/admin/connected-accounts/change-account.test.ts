import { readPayoutStatus } from "@boab/contracts/payments/payout-accounts";
import { afterEach, expect, test, vi } from "vitest";
import { sample } from "#test/sample.ts";
import { changeAccount } from "./change-account.server.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const accountId = "acct_1PaidSeller000001";

/** What the page's action answers when the API answers so. */
function change(intent: string, answer: Response) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (url: URL, { method }: RequestInit) => {
    requests.push(`${method} ${url.pathname}${url.search}`);
    return answer;
  });
  const body = new URLSearchParams({ intent, id: accountId });
  const request = new Request("http://localhost:3000/admin/connected-accounts", {
    method: "POST",
    body,
  });
  return { asked: requests, result: changeAccount(request) };
}

test("ADM-CON-07 Dashboard leads to the address that the API answers", async () => {
  const url = "https://connect.stripe.com/express/acct/token";
  const { asked: requests, result } = change("dashboard", Response.json({ url }));
  const response = (await result) as Response;
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(url);
  expect(requests).toEqual([`GET /pay/merch/dashboard-link/${accountId}`]);
});

test("ADM-CON-07 Inspect shows what the API knows of the account", async () => {
  const status = sample(readPayoutStatus.response);
  const { asked: requests, result } = change("inspect", Response.json(status));
  expect(await result).toMatchObject({ data: { ok: true, response: status } });
  expect(requests).toEqual([`GET /pay/merch/status/${accountId}`]);
});

test("ADM-CON-07 an account is deleted with its id as the confirmation", async () => {
  const { asked: requests, result } = change("delete", Response.json({ message: "Deleted" }));
  await result;
  expect(requests).toEqual([`DELETE /pay/merch/account/${accountId}?confirm=${accountId}`]);
});

test.each([
  ["inspect", "Failed to fetch status"],
  ["dashboard", "Failed to create login link"],
  ["delete", "Failed to delete account"],
])("ADM-CON-09 %s that fails says: %s", async (intent, sentence) => {
  const { result } = change(intent, new Response("down", { status: 502 }));
  expect(await result).toMatchObject({ data: { ok: false, error: sentence } });
});

test("ADM-CON-07 an unknown wish is refused", async () => {
  const { asked: requests, result } = change("give-away", Response.json({}));
  await expect(result).rejects.toMatchObject({ init: { status: 400 } });
  expect(requests).toEqual([]);
});
