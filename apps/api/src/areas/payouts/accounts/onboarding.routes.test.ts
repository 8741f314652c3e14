import { payoutCopy } from "@boab/contracts/payments/copy";
import { describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { usePayoutAccounts } from "#test/payout-accounts.ts";

const {
  app,
  control,
  stripe,
  settle,
  seller,
  onboard,
  ownAccount,
  readAccountRow,
  fillIn,
  readySeller,
} = await usePayoutAccounts();

const refresh = (as: SignedIn) => app.call("POST", "/pay/merch/account/refresh", { as });
const readStatus = (as: SignedIn, accountId: string) =>
  app.call("GET", `/pay/merch/status/${encodeURIComponent(accountId)}`, { as });
const resume = (as: SignedIn, accountId: string) =>
  app.call("POST", "/pay/merch/onboard/refresh", { as, body: { accountId } });
const openDashboard = (as: SignedIn, accountId: string, headers: Record<string, string> = {}) =>
  app.call("GET", `/pay/merch/dashboard-link/${encodeURIComponent(accountId)}`, { as, headers });
const findProfile = async ({ userId }: SignedIn) =>
  (
    await app.db
      .selectFrom("accounts.profile")
      .select("stripeAccountId as id")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow()
  ).id;
const listProviderAccounts = async (email: string) =>
  (await stripe.accounts.list({ limit: 100 })).data.filter((one) => one.email === email);

describe("setting up payouts", () => {
  test("PAYOUT-12 PAYOUT-15 PAYOUT-18 a seller is sent to the provider, comes back, and can be paid", async () => {
    const abena = await seller();
    expect(await ownAccount(abena)).toBeNull();
    const { url, accountId } = (await onboard(abena)).json();
    const stripeId = (await readAccountRow(abena)).stripeId ?? "";
    expect(accountId).toBe(`acct_…${stripeId.slice(-4)}`);
    expect(await findProfile(abena)).toBe(stripeId);
    expect(await ownAccount(abena)).toMatchObject({
      details_submitted: false,
      charges_enabled: false,
      payouts_enabled: false,
    });

    const returnPage = await fillIn(url);
    expect(returnPage.location).toBe("http://boab.test/my-account/payouts?returned=true");
    await settle();
    const { checkedAt, ...status } = (await readStatus(abena, accountId)).json();
    expect(status).toEqual({
      accountId,
      details_submitted: true,
      charges_enabled: true,
      payouts_enabled: true,
      requirements: { currently_due: [], past_due: [] },
      isStale: false,
    });
    expect(Date.parse(checkedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await readAccountRow(abena)).toMatchObject({ transfersEnabled: true, country: "AU" });
  });

  test("a seller sees what the provider holds for them, and nobody else's", async () => {
    const readBalance = async (as: SignedIn) =>
      (await app.call("GET", "/pay/merch/balance", { as })).json();
    expect(await readBalance(await seller())).toEqual({ balance: null });
    const abena = await readySeller();
    const none = { readyCents: 0, clearingCents: 0, payout: null };
    expect(await readBalance(abena)).toEqual({ balance: none });
  });

  test("PAYOUT-13 onboarding left half-way is resumed to the end", async () => {
    const abena = await seller();
    const { url, accountId } = (await onboard(abena)).json();
    await fillIn(url, "Save for later");
    await settle();
    expect((await ownAccount(abena)).requirements.currently_due).toEqual(["external_account"]);
    const resumed = (await resume(abena, accountId)).json();
    expect(resumed.url).not.toBe(url);
    await fillIn(resumed.url);
    await settle();
    expect(await ownAccount(abena)).toMatchObject({ payouts_enabled: true });
  });

  test("PAYOUT-18 somebody who comes back before the webhook sees how it stands at once", async () => {
    const abena = await seller();
    const { url } = (await onboard(abena)).json();
    await control.setWebhooks({ isHeld: true });
    await fillIn(url);
    expect((await ownAccount(abena)).payouts_enabled).toBe(false);
    expect((await refresh(abena)).json().account).toMatchObject({ payouts_enabled: true });
    await control.setWebhooks({ isHeld: false });
    await control.releaseWebhooks();
    await settle();
    expect((await ownAccount(abena)).payouts_enabled).toBe(true);
  });

  test("PAYOUT-09 what the provider asks for later is shown", async () => {
    const abena = await readySeller();
    const { stripeId } = await readAccountRow(abena);
    await control.requireFromAccount(stripeId ?? "", ["individual.verification.document"]);
    await settle();
    expect(await ownAccount(abena)).toMatchObject({
      payouts_enabled: false,
      requirements: { currently_due: ["individual.verification.document"] },
    });
  });

  test("a rejected account says why it is switched off", async () => {
    const abena = await seller();
    await fillIn((await onboard(abena)).json().url, "Submit and be rejected");
    await settle();
    expect(await ownAccount(abena)).toMatchObject({ disabledReason: "rejected.fraud" });
  });

  test("is for sellers, and decided by what holds now", async () => {
    const member = await app.signIn();
    expect((await onboard(member)).statusCode).toBe(403);
    const admin = await app.signIn({ adminStatus: "Admin" });
    expect((await onboard(admin)).statusCode).toBe(403);
    expect(await listProviderAccounts(member.email)).toEqual([]);
  });
});

describe("one account a seller", () => {
  test("PAYOUT-12 twenty presses at once make one account", async () => {
    const abena = await seller();
    const onboardResponses = await Promise.all(Array.from({ length: 20 }, () => onboard(abena)));
    expect(onboardResponses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(
      0,
    );
    for (const { statusCode } of onboardResponses) expect([200, 502]).toContain(statusCode);
    const names = onboardResponses.flatMap((one) => one.json().accountId ?? []);
    expect(new Set(names).size).toBe(1);
    expect((await onboard(abena)).json().accountId).toBe(names[0]);
    expect(await listProviderAccounts(abena.email)).toHaveLength(1);
  });

  test("PAYOUT-12 a connection that is cut after the work was done does not make a second one", async () => {
    const abena = await seller();
    await control.addFault({ kind: "drop_after_commit", operation: "Accounts.create" });
    const onboardAttempts = await Promise.all(Array.from({ length: 20 }, () => onboard(abena)));
    expect(onboardAttempts.some(({ statusCode }) => statusCode === 200)).toBe(true);
    await control.clearFaults();
    expect((await onboard(abena)).statusCode).toBe(200);
    expect(await listProviderAccounts(abena.email)).toHaveLength(1);
  });

  test("the account of a lost answer is found again when the provider speaks of it", async () => {
    const abena = await seller();
    await onboard(abena);
    const { id, stripeId } = await readAccountRow(abena);
    await app.db
      .updateTable("payments.payoutAccount")
      .set({ state: "creating", stripeId: null, readAt: null, reading: 0 })
      .where("id", "=", id)
      .execute();
    expect(await ownAccount(abena)).toBeNull();
    await control.requireFromAccount(stripeId ?? "", ["external_account"]);
    await settle();
    expect(await readAccountRow(abena)).toMatchObject({ stripeId, state: "open" });
  });

  test("an account that is not of our making is nobody's", async () => {
    const abena = await readySeller();
    const { id } = await readAccountRow(abena);
    const stranger = await stripe.accounts.create({
      country: "AU",
      controller: { stripe_dashboard: { type: "express" } },
      // Already taken: a note cannot replace the account we know.
      metadata: { payoutAccountId: id },
    });
    await control.requireFromAccount(stranger.id, ["external_account"]);
    await settle();
    expect((await readAccountRow(abena)).stripeId).not.toBe(stranger.id);
    expect(await findProfile(abena)).not.toBe(stranger.id);
  });
});

describe("X-60 ids that a client sends", () => {
  test.each([
    ["another seller's", (other: string) => other],
    ["an invented one", () => "acct_1Attacker0000"],
    ["another seller's, masked", (other: string) => `acct_…${other.slice(-4)}`],
  ])("PAYOUT-11 PAYOUT-16 %s changes nothing", async (_what, getAccountId) => {
    const abena = await readySeller();
    const mallory = await readySeller();
    const before = await readAccountRow(mallory);
    const foreign = getAccountId((await readAccountRow(abena)).stripeId ?? "");

    const saved = await app.call("PUT", "/users/me/stripe-account", {
      as: mallory,
      body: { stripeAccountId: foreign },
    });
    expect([saved.statusCode, saved.json().code]).toEqual([403, "field_not_allowed"]);
    expect((await onboard(mallory, { sellerAccountId: foreign })).statusCode).toBe(403);
    expect((await resume(mallory, foreign)).statusCode).toBe(404);
    expect((await openDashboard(mallory, foreign)).statusCode).toBe(404);
    expect((await readStatus(mallory, foreign)).statusCode).toBe(404);
    expect(await readAccountRow(mallory)).toEqual(before);
    expect(await findProfile(mallory)).toBe(before.stripeId);
  });

  test("PAYOUT-16 one's own may be repeated", async () => {
    const abena = await readySeller();
    const { stripeId } = await readAccountRow(abena);
    const { accountId } = await ownAccount(abena);
    for (const stripeAccountId of [stripeId, accountId]) {
      const body = { stripeAccountId };
      const saved = await app.call("PUT", "/users/me/stripe-account", { as: abena, body });
      expect(saved.json()).toEqual({ stripeAccountId: accountId });
    }
    expect((await onboard(abena, { sellerAccountId: accountId })).statusCode).toBe(200);
    expect((await onboard(abena, { sellerAccountId: "" })).statusCode).toBe(200);
    expect((await onboard(abena, { sellerAccountId: null })).statusCode).toBe(200);
  });

  test("PAYOUT-16 PAYOUT-17 somebody without an account can name none", async () => {
    const abena = await seller();
    const body = { stripeAccountId: "acct_1Attacker0000" };
    const saved = await app.call("PUT", "/users/me/stripe-account", { as: abena, body });
    expect([saved.statusCode, saved.json().error]).toEqual([403, payoutCopy.savingFailed]);
    expect((await onboard(abena, { sellerAccountId: body.stripeAccountId })).statusCode).toBe(403);
    expect(await findProfile(abena)).toBeNull();
  });

  test("the provider's id is in no response to a member", async () => {
    const abena = await readySeller();
    const stripeId = (await readAccountRow(abena)).stripeId ?? "";
    const { accountId } = await ownAccount(abena);
    const responses = [
      await app.call("GET", "/pay/merch/account", { as: abena }),
      await readStatus(abena, accountId),
      await refresh(abena),
      await onboard(abena),
      await app.call("GET", `/user/get-user/${abena.userId}`, { as: abena }),
      await app.call("GET", "/user/my-data", { as: abena }),
    ];
    for (const { body } of responses) expect(body).not.toContain(stripeId);
  });
});

describe("the dashboard", () => {
  test("PAYOUT-14 opens for its seller, once onboarding is finished", async () => {
    const abena = await seller();
    const { url, accountId } = (await onboard(abena)).json();
    const early = await openDashboard(abena, accountId);
    expect([early.statusCode, early.json().code]).toEqual([409, "onboarding_unfinished"]);
    await fillIn(url);
    await settle();
    const link = await openDashboard(abena, accountId);
    expect(link.json().url).toContain("/express");
    expect(link.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
  });

  test("PAYOUT-14 is asked for by our own pages only", async () => {
    const abena = await readySeller();
    const { accountId } = await ownAccount(abena);
    for (const site of ["cross-site", "same-site", "none"]) {
      const link = await openDashboard(abena, accountId, { "sec-fetch-site": site });
      expect([link.statusCode, link.json().code]).toEqual([403, "cross_site"]);
    }
  });

  test("PAYOUT-14 opens five times an hour", async () => {
    const abena = await readySeller();
    const { accountId } = await ownAccount(abena);
    const codes: number[] = [];
    for (let press = 0; press < 6; press++)
      codes.push((await openDashboard(abena, accountId)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("when the provider fails", () => {
  test.each([
    ["refuses", { kind: "status", status: 503, times: 4 }],
    ["takes its time", { kind: "delay", delayMs: 6_000 }],
  ] as const)(
    "PAYOUT-17 it %s: a plain sentence within five seconds, and the next press succeeds once",
    async (_what, fault) => {
      const abena = await seller();
      await control.addFault({ ...fault, operation: "Accounts.create" });
      const startedAt = performance.now();
      const failed = await onboard(abena);
      expect(performance.now() - startedAt).toBeLessThan(5_500);
      expect([failed.statusCode, failed.json().error]).toEqual([502, payoutCopy.onboardingFailed]);
      expect(await ownAccount(abena)).toBeNull();
      await control.clearFaults();
      await expect
        .poll(async () => (await onboard(abena)).statusCode, { timeout: 15_000 })
        .toBe(200);
      expect(await listProviderAccounts(abena.email)).toHaveLength(1);
    },
    30_000,
  );

  test("PAYOUT-17 each button says what failed, and the status is shown from our own copy", async () => {
    const abena = await readySeller();
    const { accountId } = await ownAccount(abena);
    const fault = { kind: "status", status: 503, times: 10 } as const;
    for (const operation of [
      "Accounts.retrieve",
      "Accounts.createLoginLink",
      "AccountLinks.create",
    ])
      await control.addFault({ ...fault, operation });
    expect((await refresh(abena)).json().error).toBe(payoutCopy.statusFailed);
    expect((await resume(abena, accountId)).json().error).toBe(payoutCopy.onboardingNotResumed);
    expect((await openDashboard(abena, accountId)).json().error).toBe(payoutCopy.loginLinkFailed);
    expect((await readStatus(abena, accountId)).json()).toMatchObject({ payouts_enabled: true });
    await control.clearFaults();
    expect((await refresh(abena)).statusCode).toBe(200);
  });

  test("PAYOUT-17 nothing can be refreshed before there is an account", async () => {
    const response = await refresh(await seller());
    expect([response.statusCode, response.json().error]).toEqual([409, payoutCopy.noAccount]);
  });

  test("PAYOUT-15 a change that we could not read yet marks the status as stale", async () => {
    const abena = await readySeller();
    const { stripeId } = await readAccountRow(abena);
    await control.requireFromAccount(stripeId ?? "", ["external_account"]);
    await control.settleWebhooks();
    expect(await ownAccount(abena)).toMatchObject({ isStale: true, payouts_enabled: true });
    await settle();
    expect(await ownAccount(abena)).toMatchObject({ isStale: false, payouts_enabled: false });
  });
});
