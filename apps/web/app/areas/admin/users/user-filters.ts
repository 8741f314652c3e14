import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { UserFilters } from "@boab/contracts/admin/users";

type Choice = Exclude<keyof UserFilters, "q" | "hasStripeAccount">;

interface Filter {
  name: Choice;
  label: string;
  values: readonly string[];
  of: (person: FullProfile) => string | null;
}

/** What the table can be narrowed by, in the order of the screen. `none` is a status nobody granted. */
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
    values: ["Basic", "Growing", "Pro"],
    of: (person) => person.directorySubscriptionPlan,
  },
  {
    name: "mediaStatus",
    label: "Media",
    values: ["Approved", "none"],
    of: (person) => person.mediaStatus,
  },
];

export const shownValue = (value: string): string => (value === "none" ? "None" : value);

/** Reads the address; what no filter knows is left out, so an old link still opens. */
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

/** Removes case and accents, as the search on the server does. */
const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The same choice as the server makes, for when only the plain list answers. */
export function matchesFilters(person: FullProfile, { q, ...chosen }: UserFilters): boolean {
  const isChosen = userFilters.every(({ name, of }) => {
    const value = chosen[name];
    return value === undefined || (of(person) ?? "none") === value;
  });
  if (!isChosen || !q) return isChosen;
  const words = folded(q);
  return [person.fullName, person.username, person.email].some((text) =>
    folded(text).includes(words),
  );
}
