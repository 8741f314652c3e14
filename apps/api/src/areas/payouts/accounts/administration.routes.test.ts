import { payoutCopy } from "@boab/contracts/payments/copy";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { usePayoutAccounts } from "#test/payout-accounts.ts";
import { runTasks } from "#test/run-tasks.ts";

const {
  app,
  control,
  stripe,
  deps,
  settle,
  seller,
  onboard,
  ownAccount,
  readAccountRow,
  readySeller,
  oweShare,
} = await usePayoutAccounts();

let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
});

const list = (query: Record<string, string> = {}, as = admin) =>
  app.call("GET", `/pay/merch/accounts?${new URLSearchParams(query)}`, { as });
const remove = (id: string, confirm = id, as = admin) =>
  app.call("DELETE", `/pay/merch/account/${id}?${new URLSearchParams({ confirm })}`, { as });
const acts = async () =>
  (
    await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId as object", "changes"])
      .where("actorId", "=", admin.userId)
      .orderBy("id")
      .execute()
  ).map(({ act, object, changes }) => ({ act, object, changes }));

/** Money that reaches a seller. */
async function sell(as: SignedIn, amount = 5_000) {
  const { latest_charge } = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: "aud",
    payment_method: "pm_card_visa",
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  const destination = (await readAccountRow(as)).stripeId ?? "";
  await stripe.transfers.create({
    amount,
    currency: "aud",
    destination,
    source_transaction: String(latest_charge),
  });
}

describe("the list", () => {
  test("ADM-CON-02 is empty before anybody is paid", async () => {
    expect((await list()).json()).toEqual({ data: [], has_more: false, next_cursor: null });
  });

  test("ADM-CON-01 holds every field of the specification", async () => {
    const abena = await readySeller();
    const { id, stripeId, createdAt } = await readAccountRow(abena);
    const { data } = (await list()).json();
    expect(data.find((row: { id: string }) => row.id === id)).toEqual({
      id,
      stripeAccountId: `acct_…${stripeId?.slice(-4)}`,
      person: { id: abena.userId, fullName: "Abena Mensah" },
      email: abena.email,
      type: "express",
      country: "AU",
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      created: Math.floor(createdAt.getTime() / 1000),
      requirements: { currently_due: [], past_due: [] },
      disabledReason: null,
      isClosing: false,
    });
    expect(JSON.stringify(data)).not.toContain(stripeId);
  });

  test("ADM-CON-03 ADM-CON-04 25 at a time, each once, newest first", async () => {
    const now = Date.now();
    const sellers = await Promise.all(Array.from({ length: 27 }, () => app.signIn()));
    await app.db
      .insertInto("payments.payoutAccount")
      .values(
        sellers.map(({ userId }, index) => ({
          id: crypto.randomUUID(),
          userId,
          state: "open",
          stripeId: `acct_1Listed${index}`,
          // Three at the same instant, which the cursor must not skip.
          createdAt: new Date(now - 86_400_000 * 365 - Math.floor(index / 3) * 1000),
          reading: 1,
          readAt: new Date(),
        })),
      )
      .execute();
    const created_lte = String(Math.floor(now / 1000) - 86_400 * 360);
    const first = (await list({ created_lte })).json();
    expect([first.data.length, first.has_more]).toEqual([25, true]);
    const second = (await list({ created_lte, starting_after: first.next_cursor })).json();
    expect([second.data.length, second.has_more, second.next_cursor]).toEqual([2, false, null]);
    const all = [...first.data, ...second.data] as { id: string; created: number }[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(27);
    expect(all.map(({ created }) => created)).toEqual(
      all.map(({ created }) => created).toSorted((a, b) => b - a),
    );
    expect((await list({ created_lte, limit: "100" })).json().data).toHaveLength(27);
  });

  test("ADM-CON-05 a range of days", async () => {
    const [{ created }] = (await list({ limit: "1" })).json().data;
    const createdRange = { created_gte: String(created), created_lte: String(created) };
    expect((await list(createdRange)).json().data).toHaveLength(1);
    expect((await list({ created_gte: String(created + 1) })).json().data).toEqual([]);
  });

  test.each([
    ["a limit of 0", { limit: "0" }],
    ["a limit over 100", { limit: "101" }],
    ["half an account", { limit: "1.5" }],
    ["an invented cursor", { starting_after: "acct_1Listed3" }],
    ["a negative day", { created_gte: "-1" }],
    ["a day after the end of time", { created_lte: "999999999999" }],
    ["an exponent", { created_gte: "1e9" }],
    ["another field", { email: "abena@example.com" }],
  ])("ADM-CON-03 refuses %s", async (_what, query) => {
    expect((await list(query as Record<string, string>)).statusCode).toBe(400);
  });
});

describe("inspecting", () => {
  test("ADM-CON-06 an admin reads any account, and a line says so", async () => {
    const abena = await readySeller();
    const { id } = await readAccountRow(abena);
    const response = await app.call("GET", `/pay/merch/status/${id}`, { as: admin });
    expect(response.json()).toMatchObject({ payouts_enabled: true });
    expect((await acts()).at(-1)).toEqual({
      act: "read payout account",
      object: id,
      changes: { userId: abena.userId },
    });
  });

  test("one's own account is nobody's business", async () => {
    const before = await acts();
    const id = crypto.randomUUID();
    await app.db
      .insertInto("payments.payoutAccount")
      .values({
        id,
        userId: admin.userId,
        state: "open",
        stripeId: "acct_1Admin0000",
        createdAt: new Date(),
        reading: 1,
        readAt: new Date(),
      })
      .execute();
    const response = await app.call("GET", `/pay/merch/status/${id}`, { as: admin });
    expect(response.statusCode).toBe(200);
    expect(await acts()).toEqual(before);
  });

  test("ADM-CON-07 an admin gets our own dashboard's page, never a seller's login", async () => {
    const abena = await readySeller();
    const { id, stripeId } = await readAccountRow(abena);
    const response = await app.call("GET", `/pay/merch/dashboard-link/${id}`, { as: admin });
    expect(response.json()).toEqual({
      url: `https://dashboard.stripe.com/test/connect/accounts/${stripeId}`,
    });
    expect((await acts()).at(-1)).toMatchObject({ act: "open payout dashboard", object: id });
  });

  test("a moderator sees none of it", async () => {
    const moderator = await app.signIn({ adminStatus: "Moderator" });
    const { id } = await readAccountRow(await readySeller());
    expect((await list({}, moderator)).statusCode).toBe(403);
    const status = await app.call("GET", `/pay/merch/status/${id}`, { as: moderator });
    expect(status.statusCode).toBe(404);
    expect((await remove(id, id, moderator)).statusCode).toBe(403);
  });
});

describe("deleting", () => {
  test("ADM-CON-08 an empty account is deleted here and at the provider, and the seller can start again", async () => {
    const abena = await readySeller();
    const { id, stripeId } = await readAccountRow(abena);
    expect((await remove(id, "DELETE")).statusCode).toBe(400);
    expect((await remove(id)).statusCode).toBe(204);
    await expect(stripe.accounts.retrieve(stripeId ?? "")).rejects.toThrow();
    expect(await ownAccount(abena)).toBeNull();
    const profile = await app.call("GET", `/user/get-user/${abena.userId}`, { as: abena });
    expect(profile.json().stripeAccountId).toBeNull();
    expect((await acts()).at(-1)).toMatchObject({ act: "delete payout account", object: id });
    expect((await remove(id)).statusCode).toBe(404);
    await settle();

    expect((await onboard(abena)).statusCode).toBe(200);
    expect((await readAccountRow(abena)).stripeId).not.toBe(stripeId);
  });

  test("ADM-CON-08 one with money is kept", async () => {
    const abena = await readySeller();
    await sell(abena);
    const { id, stripeId } = await readAccountRow(abena);
    const refused = await remove(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payout_account_in_use"]);
    expect((await stripe.accounts.retrieve(stripeId ?? "")).payouts_enabled).toBe(true);
    expect((await readAccountRow(abena)).state).toBe("open");
  });

  test("ADM-CON-08 one whose seller our own books still owe a share is kept", async () => {
    const abena = await readySeller();
    await oweShare(abena, admin);
    const refused = await remove((await readAccountRow(abena)).id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payout_account_in_use"]);
  });

  test("ADM-CON-09 the provider does not answer: the next attempt ends it", async () => {
    const abena = await readySeller();
    const { id } = await readAccountRow(abena);
    await control.addFault({ kind: "status", status: 503, operation: "Accounts.del", times: 5 });
    const failed = await remove(id);
    expect([failed.statusCode, failed.json().error]).toEqual([502, payoutCopy.deletionFailed]);
    expect((await readAccountRow(abena)).state).toBe("closing");
    expect((await onboard(abena)).statusCode).toBe(409);
    await control.clearFaults();
    expect((await remove(id)).statusCode).toBe(204);
    expect(await ownAccount(abena)).toBeNull();
  });

  test("ADM-CON-08 the provider hangs up after deleting it: it is deleted", async () => {
    const abena = await readySeller();
    await control.addFault({ kind: "drop_after_commit", operation: "Accounts.del" });
    expect((await remove((await readAccountRow(abena)).id)).statusCode).toBe(204);
    expect(await ownAccount(abena)).toBeNull();
  });

  test("ADM-CON-08 needs a fresh sign-in", async () => {
    const { id } = await readAccountRow(await readySeller());
    const { deleteAccount } = await import("./delete-account.ts");
    const signedInAt = new Date(Date.now() - 6 * 60_000);
    const old = { identity: { signedInAt } } as Parameters<typeof deleteAccount>[1];
    const origin = { ip: "10.0.0.1", requestId: "r" };
    await expect(deleteAccount(deps(), old, id, origin)).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
  });
});

describe("closing one's account with us", () => {
  const close = async (as: SignedIn) => {
    const closed = await app.call("DELETE", `/user/delete-user/${as.userId}`, { as });
    expect(closed.statusCode).toBeLessThan(300);
    await runTasks(app.services);
  };
  const findLastRow = ({ userId }: SignedIn) =>
    app.db
      .selectFrom("payments.payoutAccount")
      .select(["state", "email", "stripeId"])
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow();

  test("deletes an empty payout account and forgets the email", async () => {
    const abena = await readySeller();
    await close(abena);
    const row = await findLastRow(abena);
    expect(row).toMatchObject({ state: "closed", email: null });
    await expect(stripe.accounts.retrieve(row.stripeId ?? "")).rejects.toThrow();
    await settle();
  });

  test("leaves one with money to pay it out, and later news brings no email back", async () => {
    const abena = await readySeller();
    await sell(abena);
    await close(abena);
    const { stripeId } = await findLastRow(abena);
    await control.requireFromAccount(stripeId ?? "", ["external_account"]);
    await settle();
    expect(await findLastRow(abena)).toMatchObject({ state: "open", email: null });
    const found = (await list({ limit: "100" })).json().data;
    expect(found.some((row: { person: object | null }) => row.person === null)).toBe(true);
  });

  test("the export names the account, masked", async () => {
    const abena = await seller();
    await onboard(abena);
    const { accountId } = await ownAccount(abena);
    const exportedData = (await app.call("GET", "/user/my-data", { as: abena })).body;
    expect(exportedData).toContain(accountId);
  });
});
