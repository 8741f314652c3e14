import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { changeAccount } from "../connect/account-state.ts";
import { makeBankAccount, makeExternalAccounts } from "../connect/bank-accounts.ts";
import type { Context, Sandbox } from "../sandbox.ts";
import { findObject } from "../state/change.ts";
import type { HostedLink } from "../state/hosted-link.ts";
import type { Form } from "./card-form.ts";
import { html } from "./html.ts";
import { alert, page } from "./layout.ts";
import { makeNotFoundPage, type PageResult, servePage, type Visit } from "./routing.ts";

type OnboardingLink = Extract<HostedLink, { kind: "onboarding" }>;

/** Connect onboarding: finish it, leave something open, or be rejected. */
export function registerOnboardingPages(app: FastifyInstance, sandbox: Sandbox): void {
  servePage(app, sandbox, "/setup/:id", {
    get(visit) {
      const found = find(visit);
      if (!found) return makeNotFoundPage();
      const { link, account } = found;
      // An account link opens once; whoever comes back gets a new one from the platform.
      if (link.isUsed || link.expiresAt < visit.ctx.sandbox.clock.now())
        return { goTo: link.refreshUrl };
      link.isUsed = true;
      return { show: showForm(visit.id, account, visit.form) };
    },
    post: submit,
  });
}

function submit(visit: Visit): PageResult {
  const found = find(visit);
  if (!found) return makeNotFoundPage();
  const { ctx, form } = visit;
  const { account, link } = found;
  if (form.action === "reject")
    changeAccount(ctx.sandbox, account, {
      rejectedFor: "rejected.fraud",
      fields: { details_submitted: true },
    });
  else if (form.action === "later") saveWithoutBankAccount(ctx, account, form);
  else {
    const problem = findProblem(form);
    if (problem) return { show: showForm(visit.id, account, form, problem), status: 422 };
    finish(ctx, account, form);
  }
  return { goTo: link.returnUrl };
}

function find({ ctx, id }: Visit) {
  const link = ctx.sandbox.links.get(id);
  if (link?.kind !== "onboarding") return undefined;
  const account = findObject(ctx, "account", link.account);
  return account && { link: link satisfies OnboardingLink, account };
}

function finish(ctx: Context, account: Stripe.Account, form: Form): void {
  changeAccount(ctx.sandbox, account, {
    due: [],
    fields: {
      business_type: "individual",
      details_submitted: true,
      email: account.email ?? (form.email || null),
      external_accounts: makeExternalAccounts(account.id, [
        makeBankAccount(account.id, {
          accountNumber: form.accountNumber ?? "",
          routingNumber: form.bsb ?? "",
          holder: form.name ?? null,
        }),
      ]),
    },
  });
}

/** Everything but the bank account was answered. */
function saveWithoutBankAccount(ctx: Context, account: Stripe.Account, form: Form): void {
  const isComplete = Boolean(form.name?.trim());
  const due = account.requirements?.currently_due ?? [];
  changeAccount(ctx.sandbox, account, {
    due: isComplete ? due.filter((one) => one === "external_account") : due,
    fields: { details_submitted: isComplete },
  });
}

function findProblem(form: Form): string | undefined {
  if (!form.name?.trim()) return "Please enter your name.";
  if (!/^\d{3}-?\d{3}$/.test(form.bsb?.trim() ?? "")) return "Please enter a BSB with six digits.";
  if (!/^\d{5,9}$/.test(form.accountNumber?.trim() ?? ""))
    return "Please enter an account number with five to nine digits.";
  return undefined;
}

function showForm(token: string, account: Stripe.Account, form: Form, problem?: string): string {
  return page(
    "Set up payouts",
    html`<h1>Set up payouts</h1>
<p>Tell us who is paid and where the money goes.</p>
${alert(problem)}
<form method="post" action="/setup/${token}" novalidate>
<label for="name">Full name</label>
<input id="name" name="name" autocomplete="name" value="${form.name}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" value="${form.email ?? account.email ?? ""}">
<div class="pair">
<div><label for="bsb">BSB</label><input id="bsb" name="bsb" inputmode="numeric" value="${form.bsb ?? "110-000"}"></div>
<div><label for="accountNumber">Account number</label>
<input id="accountNumber" name="accountNumber" inputmode="numeric" value="${form.accountNumber ?? "000123456"}"></div>
</div>
<button name="action" value="complete">Agree and submit</button>
<button class="quiet" name="action" value="later">Save for later</button>
<h2>Sandbox</h2>
<p class="note">Stripe turns some people down. See how that looks:</p>
<button class="quiet" name="action" value="reject">Submit and be rejected</button>
</form>`,
  );
}
