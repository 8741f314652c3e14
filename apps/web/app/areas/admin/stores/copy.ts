import type { AdminStore } from "@boab/contracts/marketplace/administration";
import type { ChipTone } from "#ui/text/chip.tsx";

export const stateChips: Record<AdminStore["state"], { label: string; tone: ChipTone }> = {
  public: { label: "Visible", tone: "ok" },
  hidden: { label: "Hidden", tone: "danger" },
  withheld: { label: "Owner banned", tone: "warn" },
};

/** What an admin can decide about a store. */
export type StoreDecision = "hide" | "show" | "clear";

interface DecisionCopy {
  title: (storeName: string) => string;
  explanation: string;
  confirm: string;
  pending: string;
  done: (storeName: string) => string;
}

export const storeDecisionCopy: Record<StoreDecision, DecisionCopy> = {
  hide: {
    title: (name) => `Hide ${name}?`,
    explanation:
      "Nobody but its owner can see the store and its items until you show it again. What was already bought is still sent.",
    confirm: "Hide store",
    pending: "Hiding",
    done: (name) => `${name} is hidden.`,
  },
  show: {
    title: (name) => `Show ${name} again?`,
    explanation: "Everyone can see the store and its items again.",
    confirm: "Show store",
    pending: "Saving",
    done: (name) => `${name} is visible again.`,
  },
  clear: {
    title: (name) => `Remove the Merchant ID of ${name}?`,
    explanation:
      "The owner can add another one. Card sales are still paid to their Stripe account.",
    confirm: "Remove Merchant ID",
    pending: "Removing",
    done: () => "Merchant ID removed.",
  },
};
