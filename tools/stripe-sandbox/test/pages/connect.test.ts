import { describe, expect, it } from "vitest";
import { open, press } from "../../src/visitor.ts";
import { pay } from "../support/fixtures.ts";
import { useSandbox } from "../support/use-sandbox.ts";

const sandbox = useSandbox();

async function beginOnboarding() {
  const account = await sandbox.stripe.accounts.create({
    country: "AU",
    email: "seller@example.com",
    controller: {
      fees: { payer: "application" },
      losses: { payments: "application" },
      stripe_dashboard: { type: "express" },
    },
    capabilities: { transfers: { requested: true } },
  });
  return { account, link: await createLink(account.id) };
}

const createLink = async (account: string) =>
  (
    await sandbox.stripe.accountLinks.create({
      account,
      type: "account_onboarding",
      refresh_url: "https://boab.example/refresh",
      return_url: "https://boab.example/return",
    })
  ).url;

const readAccount = (id: string) => sandbox.stripe.accounts.retrieve(id);

describe("onboarding", () => {
  it("finished: the account can be paid, and its dashboard opens", async () => {
    const { account, link } = await beginOnboarding();
    const back = await press(await open(link), "Agree and submit", { name: "Thandi Moyo" });
    expect(back.location).toBe("https://boab.example/return");
    expect(await readAccount(account.id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: "active" },
      requirements: { currently_due: [] },
    });
    const { latest_charge } = await pay(sandbox.stripe);
    await sandbox.stripe.transfers.create({
      amount: 4_000,
      currency: "aud",
      destination: account.id,
      source_transaction: String(latest_charge),
    });
    const login = await sandbox.stripe.accounts.createLoginLink(account.id);
    const dashboard = await open(login.url);
    expect(dashboard.text).toContain("$40.00");
    expect((await open(login.url)).status).toBe(410);
  });

  it("left open: something is still due, and a new link finishes it", async () => {
    const { account, link } = await beginOnboarding();
    await press(await open(link), "Save for later", { name: "Thandi Moyo" });
    expect(await readAccount(account.id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: false,
      capabilities: { transfers: "inactive" },
      requirements: { currently_due: ["external_account"] },
    });
    await press(await open(await createLink(account.id)), "Agree and submit", {
      name: "Thandi Moyo",
    });
    expect((await readAccount(account.id)).payouts_enabled).toBe(true);
  });

  it("rejected: the account is closed down", async () => {
    const { account, link } = await beginOnboarding();
    await press(await open(link), "Submit and be rejected");
    expect(await readAccount(account.id)).toMatchObject({
      payouts_enabled: false,
      requirements: { disabled_reason: "rejected.fraud" },
    });
  });

  it("a link opens once and only for a few minutes", async () => {
    const { account, link } = await beginOnboarding();
    await open(link);
    expect((await open(link)).location).toBe("https://boab.example/refresh");
    const later = await createLink(account.id);
    await sandbox.control.advanceClock(10 * 60);
    expect((await open(later)).location).toBe("https://boab.example/refresh");
  });

  it("a wrong BSB is pointed out", async () => {
    const { account, link } = await beginOnboarding();
    const page = await press(await open(link), "Agree and submit", { name: "Thandi", bsb: "12" });
    expect(page.text).toContain("BSB with six digits");
    expect((await readAccount(account.id)).details_submitted).toBe(false);
  });
});
