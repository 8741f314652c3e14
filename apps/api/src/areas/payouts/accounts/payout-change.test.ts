import { describe, expect, test } from "vitest";
import { later } from "#test/deps.ts";
import type { SignedIn } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { usePayoutAccounts } from "#test/payout-accounts.ts";
import { findPayee } from "../payees/find-payee.ts";
import { computeHoldEnd, isOnHold } from "./account.rules.ts";
import { startOnboarding } from "./start-onboarding.ts";

const { app, settle, deps, onboard, ownAccount, readAccountRow, fillIn, readySeller } =
  await usePayoutAccounts();

/** An admin deletes the account a seller has, which is the only way to another one. */
async function deleteAccountAsAdmin(seller: SignedIn) {
  const admin = await app.signIn({ adminStatus: "Admin" });
  const { id } = await readAccountRow(seller);
  const deleteResponse = await app.call("DELETE", `/pay/merch/account/${id}?confirm=${id}`, {
    as: admin,
  });
  expect(deleteResponse.statusCode).toBe(204);
}

const findPayoutMails = async (seller: Pick<SignedIn, "email">, count: number) =>
  (await expectMails(seller.email, count)).filter(
    ({ subject }) => subject === "Your payout account is being changed",
  );

describe("U9 another payout account", () => {
  test("needs a fresh sign-in; a first one does not", async () => {
    const abena = await readySeller();
    await deleteAccountAsAdmin(abena);
    const signedInAt = new Date(Date.now() - 6 * 60_000);
    const stale = { userId: abena.userId, identity: { signedInAt } } as Parameters<
      typeof startOnboarding
    >[1];
    await expect(startOnboarding(deps(), stale, null)).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
    expect(await ownAccount(abena)).toBeNull();
    expect(await findPayoutMails(abena, 0)).toEqual([]);
    const newcomer = await app.signIn({ merchantStatus: "Approved" });
    const first = { ...stale, userId: newcomer.userId };
    expect(await startOnboarding(deps(), first, null)).toHaveProperty("url");
  });

  test("is told to the seller, and shares wait a day after it is ready", async () => {
    const abena = await readySeller();
    expect(await findPayee(deps(), abena.userId)).toMatchObject({ isReady: true, canBeSent: true });
    expect(await ownAccount(abena)).toMatchObject({ heldUntil: null });
    const before = { email: `before.${abena.email}` };
    await app.db
      .updateTable("payments.payoutAccount")
      .set(before)
      .where("userId", "=", abena.userId)
      .execute();
    await deleteAccountAsAdmin(abena);
    await fillIn((await onboard(abena)).json().url);
    await settle();
    expect(await findPayoutMails(abena, 1)).toHaveLength(1);
    expect(await findPayoutMails(before, 1)).toHaveLength(1);
    expect(await readAccountRow(abena)).toMatchObject({
      payoutsEnabled: true,
      isReplacement: true,
    });
    const findPayeeAfter = (minutes: number) =>
      findPayee({ ...deps(), clock: later(minutes) }, abena.userId);
    const readyAt = (await readAccountRow(abena)).readyAt?.getTime() ?? 0;
    const dayAfterReady = new Date(readyAt + 24 * 60 * 60_000).toISOString();
    expect(await ownAccount(abena)).toMatchObject({ heldUntil: dayAfterReady });
    // They can sell meanwhile.
    expect(await findPayeeAfter(0)).toMatchObject({ isReady: true, canBeSent: false });
    expect(await findPayeeAfter(23 * 60)).toMatchObject({ canBeSent: false });
    expect(await findPayeeAfter(24 * 60 + 1)).toMatchObject({ canBeSent: true });
  });

  test("is held from when it could first be paid, not again after a pause", async () => {
    const abena = await readySeller();
    await deleteAccountAsAdmin(abena);
    await onboard(abena);
    const { readyAt } = await readAccountRow(abena);
    expect(readyAt).toBeNull();
    await fillIn((await onboard(abena)).json().url);
    await settle();
    const first = (await readAccountRow(abena)).readyAt;
    expect(first).not.toBeNull();
    await app.call("POST", "/pay/merch/account/refresh", { as: abena });
    expect((await readAccountRow(abena)).readyAt).toEqual(first);
  });
});

describe("the hold of an account", () => {
  const readyAt = new Date("2026-11-15T10:00:00Z");
  test.each([
    ["a first account", { isReplacement: false, readyAt }, "2026-11-15T10:00:00Z", false],
    ["one just ready", { isReplacement: true, readyAt }, "2026-11-15T10:00:00Z", true],
    ["one second before a day", { isReplacement: true, readyAt }, "2026-11-16T09:59:59Z", true],
    ["after a day", { isReplacement: true, readyAt }, "2026-11-16T10:00:00Z", false],
    ["not ready yet", { isReplacement: true, readyAt: null }, "2026-11-16T10:00:00Z", true],
  ])("%s", (_what, account, now, expected) => {
    expect(isOnHold(account, new Date(now))).toBe(expected);
  });

  test("ends a day after it was ready", () => {
    expect(computeHoldEnd({ isReplacement: true, readyAt })).toEqual(
      new Date("2026-11-16T10:00:00Z"),
    );
    expect(computeHoldEnd({ isReplacement: false, readyAt })).toBeNull();
  });
});
