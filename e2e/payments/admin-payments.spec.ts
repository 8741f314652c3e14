import { randomUUID } from "node:crypto";
import { newAccountParams, sellerDetails } from "@boab/stripe-sandbox/test-seller";
import { flattenFormParams } from "../../scripts/lib/nested-form.ts";
import { query } from "../support/database.ts";
import { makePerson } from "../support/people.ts";
import { callProvider } from "../support/provider.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
const slowTimeout = { timeout: 30_000 };

/** Somebody paid $149.00; the seller's share failed to send too often. */
async function makeParkedTransfer(sellerName: string) {
  const [buyer, payee] = [await makePerson("Thandi Nkosi"), await makePerson("Kwame Mensah")];
  const account = await callProvider(
    "accounts",
    flattenFormParams({ ...newAccountParams, ...sellerDetails }),
  );
  const id = randomUUID();
  const intent = await callProvider("payment_intents", {
    amount: "14900",
    currency: "aud",
    transfer_group: id,
    payment_method: "pm_card_visa",
    ...flattenFormParams({
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    }),
    confirm: "true",
  });
  await query(
    `with bought as (
      insert into payments.payment
        (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
      values ('${id}', $1, '${id}', 14900, 'paid', $2, now(), now(), now())
    ), sold as (
      insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents,
        fee_cents, share_cents, created_at)
      values (gen_random_uuid(), '${id}', $3, $4, '/directory', 14900, 1773, 13127, now()) returning id
    ), line as (
      insert into payments.sale_line (sale_id, position, reference, title, unit_cents, quantity)
      select id, 0, 'cloth', 'Kente, two yards', 14900, 1 from sold
    ), message as (
      insert into payments.outbox (id, kind, idempotency_key, sale_id, amount_cents, destination,
        state, attempts, last_error, created_at, finished_at)
      select gen_random_uuid(), 'transfer', 'transfer:${id}', id, 13127, $5, 'parked', 25,
        'An error occurred with our connection to Stripe.', now(), now() from sold
    ), movements as (
      insert into payments.ledger_movement (key, kind, payment_id, at) values
        ('charge:${id}', 'charge', '${id}', now()), ('fee:${id}', 'provider fee', '${id}', now())
      returning id, kind
    )
    insert into payments.ledger_entry (movement_id, account, payee_id, amount_cents)
    select id, account, payee, cents from movements join (values
      ('charge', 'balance', null, 14900), ('charge', 'platform share', null, -1773),
      ('charge', 'payee share', $3, -13127),
      ('provider fee', 'balance', null, -283), ('provider fee', 'provider fees', null, 283)
    ) as entry (kind, account, payee, cents) using (kind)`,
    [buyer.id, intent.latest_charge, payee.id, sellerName, account.id],
  );
  return { id, buyer };
}

test("an admin sees a transfer that is missing, sends it again, and the next check settles it", async ({
  page,
  logIn,
}) => {
  const sellerName = `Kumasi Cloth House ${randomUUID().slice(0, 8)}`;
  const { id, buyer } = await makeParkedTransfer(sellerName);
  await logIn("admin");

  await test.step("the payment is found by the buyer's email and says what is wrong", async () => {
    await page.goto("/admin/payments");
    await page.getByLabel("Search payments").fill(buyer.email);
    await page.getByLabel("Search payments").press("Enter");
    const row = page.getByRole("row").filter({ hasText: sellerName });
    await expect(row).toContainText("Transfer failing", slowTimeout);
    await expect(page.getByRole("row")).toHaveCount(2);
    await row.getByRole("button", { name: /^Inspect payment/ }).click();
    const drawer = page.getByRole("dialog", { name: /^Payment/ });
    await expect(drawer).toContainText("Kente, two yards", slowTimeout);
    await expect(drawer).toContainText("$131.27");
    await drawer.getByRole("button", { name: "Close" }).click();
  });

  const difference = page.getByRole("listitem").filter({ hasText: sellerName });
  const runPaymentCheck = async () => {
    const button = page.getByRole("button", { name: "Check now" });
    await button.click();
    await expect(page.getByText("Checking against Stripe. This takes a moment.")).toBeVisible();
    await expect(button).toBeEnabled(slowTimeout);
    await expect(page.getByText(/^Checked /)).toBeVisible(slowTimeout);
  };

  await test.step("a check names the difference, and says what to do", async () => {
    await page.getByRole("link", { name: "Differences" }).click();
    await expect(page).toHaveURL(/\/differences$/);
    await runPaymentCheck();
    await expect(difference).toContainText("Transfer missing", slowTimeout);
    await expect(difference).toContainText("failed to send too often");
    await expect(difference).toContainText("−$131.27");
  });

  await test.step("it is sent again from the outbox", async () => {
    await difference.getByRole("link", { name: "Outbox" }).click();
    const row = page.getByRole("row").filter({ hasText: sellerName });
    await expect(row).toContainText("Tried 25 times.");
    await row.getByRole("button", { name: /^Retry transfer of \$131\.27/ }).click();
    await expect(page.getByText(/^We're sending \$131\.27 again/)).toBeVisible(slowTimeout);
    await expect(row).toHaveCount(0, slowTimeout);
    await expect(async () => {
      await page.goto("/admin/payments/outbox");
      await expect(row).toContainText("Sent", { timeout: 1_000 });
    }).toPass(slowTimeout);
    const { data } = await callProvider(`transfers?transfer_group=${id}`);
    expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([13_127]);
  });

  await test.step("the next check settles the difference", async () => {
    await page.getByRole("link", { name: "Differences" }).click();
    await runPaymentCheck();
    await expect(difference).toHaveCount(0, slowTimeout);
    await page.getByRole("link", { name: "Settled" }).click();
    await expect(difference).toContainText("No longer there since", slowTimeout);
  });
});
