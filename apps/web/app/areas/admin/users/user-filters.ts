import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { UserFilters } from "@boab/contracts/admin/users";
import { directoryPlans } from "@boab/contracts/payments/plans";

type FilterName = Exclude<keyof UserFilters, "q" | "hasStripeAccount">;

interface Filter {
  name: FilterName;
  label: string;
  values: readonly string[];
  of: (person: FullProfile) => string | null;
}

/** The filters are in the order of the screen. `none` matches people without that status. */
export const userFilters: readonly Filter[] = [
  {
    name: "adminStatus",
    label: "Role",
    values: ["Admin", "Moderator", "none"],
    of: (person) => person.adminStatus,
  },
  {
    name: "userStatus",
    label: "User",
    values: ["Active", "Banned", "Pending", "Suspended", "Inactive"],
    of: (person) => person.userStatus,
  },
  {
    name: "merchantStatus",
    label: "Merchant",
    values: ["Trial", "Approved", "none"],
    of: (person) => person.merchantStatus,
  },
  {
    name: "directoryStatus",
    label: "Directory",
    values: ["Trial", "Approved", "none"],
    of: (person) => person.directoryStatus,
  },
  {
    name: "directoryPlan",
    label: "Plan",
    values: directoryPlans,
    of: (person) => person.directorySubscriptionPlan,
  },
  {
    name: "mediaStatus",
    label: "Media",
    values: ["Approved", "none"],
    of: (person) => person.mediaStatus,
  },
];

export const formatFilterValue = (value: string): string => (value === "none" ? "None" : value);

/** Ignores unknown filters, so that old links still open. */
export function readUserFilters(params: URLSearchParams): UserFilters {
  const found: Record<string, string> = {};
  const q = params.get("q")?.trim().slice(0, 100);
  if (q) found.q = q;
  for (const { name, values } of userFilters) {
    const value = params.get(name);
    if (value && values.includes(value)) found[name] = value;
  }
  return found;
}

/** Removes case and accents, like the server's search. */
const foldText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Mirrors the server's filters, for when only the plain list is available. */
export function matchesFilters(person: FullProfile, { q, ...chosen }: UserFilters): boolean {
  const isChosen = userFilters.every(({ name, of: getValue }) => {
    const value = chosen[name];
    return value === undefined || (getValue(person) ?? "none") === value;
  });
  if (!isChosen || !q) return isChosen;
  const words = foldText(q);
  return [person.fullName, person.username, person.email].some((text) =>
    foldText(text).includes(words),
  );
}
