import type Stripe from "stripe";
import { complete } from "../contract/complete.ts";
import { makeContext, type Sandbox } from "../sandbox.ts";
import { findChangedAttributes } from "../state/changed-attributes.ts";
import { PLATFORM } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { makeRequirements } from "./requirements.ts";

interface AccountChange {
  /** What is still missing. */
  due?: string[];
  /** Set when Stripe or the platform has closed the account down. */
  rejectedFor?: string;
  fields?: Partial<Stripe.Account>;
}

type Capabilities = Record<string, string>;

/**
 * Applies a change and what follows from it: capabilities, charges and payouts are on when nothing
 * is due. Connect webhooks hear of the account and of each capability that changed.
 */
export function changeAccount(
  sandbox: Sandbox,
  account: Stripe.Account,
  { due = account.requirements?.currently_due ?? [], rejectedFor, fields = {} }: AccountChange,
): Stripe.Account {
  const changed = applyRequirements({ ...account, ...fields }, [...new Set(due)], rejectedFor);
  sandbox.store.put(PLATFORM, changed);
  const connectedContext = makeContext(sandbox, account.id);
  const before = getCapabilities(account);
  for (const [id, status] of Object.entries(getCapabilities(changed)))
    if (before[id] !== status)
      emit(connectedContext, "capability.updated", toCapability(changed, id));
  emit(connectedContext, "account.updated", changed, findChangedAttributes(account, changed));
  return changed;
}

/** An account as its requirements make it. */
export function applyRequirements(
  account: Stripe.Account,
  due: string[],
  rejectedFor?: string,
): Stripe.Account {
  const isRejected = rejectedFor !== undefined;
  const isReady = !isRejected && due.length === 0 && account.details_submitted;
  const status = isReady ? "active" : "inactive";
  const capabilities = Object.fromEntries(
    Object.keys(getCapabilities(account)).map((id) => [id, status]),
  );
  const hasBankAccount = (account.external_accounts?.data.length ?? 0) > 0;
  const disabledReason = isRejected ? rejectedFor : isReady ? null : "requirements.past_due";
  return {
    ...account,
    capabilities,
    charges_enabled: isReady && "card_payments" in capabilities,
    payouts_enabled: isReady && hasBankAccount,
    requirements: makeRequirements(isRejected ? [] : due, disabledReason),
  };
}

export function getCapabilities(account: Stripe.Account): Capabilities {
  return { ...account.capabilities } as Capabilities;
}

export function toCapability(account: Stripe.Account, id: string): Stripe.Capability {
  const status = getCapabilities(account)[id];
  const due = account.requirements?.currently_due ?? [];
  return complete<Stripe.Capability>({
    id,
    object: "capability",
    account: account.id,
    requested: status !== undefined,
    requested_at: status === undefined ? null : (account.created ?? null),
    requirements: {
      currently_due: due,
      disabled_reason: status === "active" ? null : "requirements.fields_needed",
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
    status: status ?? "unrequested",
  });
}
