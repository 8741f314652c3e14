import {
  type ChangeableField,
  listChangeableFields,
  maySetUserStatus,
} from "@boab/contracts/accounts/profile-policy";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { UserStatus } from "@boab/contracts/accounts/statuses";
import { directoryPlans } from "@boab/contracts/payments/plans";

interface EditableField {
  name: Exclude<ChangeableField, "alias" | "phoneNumber">;
  label: string;
  /** Undefined for text fields. */
  values?: readonly string[];
  isNullable?: boolean;
}

/** The fields are in the order of the drawer. */
export const editableFields: readonly EditableField[] = [
  { name: "fullName", label: "Full name" },
  { name: "username", label: "Username" },
  { name: "email", label: "Email" },
  {
    name: "userStatus",
    label: "User status",
    values: ["Active", "Banned", "Pending", "Suspended", "Inactive"],
  },
  { name: "adminStatus", label: "Role", values: ["Admin", "Moderator"], isNullable: true },
  {
    name: "merchantStatus",
    label: "Merchant status",
    values: ["Trial", "Approved"],
    isNullable: true,
  },
  {
    name: "directoryStatus",
    label: "Directory status",
    values: ["Trial", "Approved"],
    isNullable: true,
  },
  {
    name: "directorySubscriptionPlan",
    label: "Directory plan",
    values: directoryPlans,
  },
  { name: "mediaStatus", label: "Media status", values: ["Approved"], isNullable: true },
  { name: "magStatus", label: "Magazine status", values: ["Approved"], isNullable: true },
];

/** The label staff see for a profile field. */
export const getFieldLabel = (field: string): string =>
  editableFields.find(({ name }) => name === field)?.label ?? field;

/** The values of the drawer's form. Fields that the viewer can't change are missing. */
export type UserValues = Partial<Record<EditableField["name"], string>>;

export const toUserValues = (person: FullProfile): UserValues =>
  Object.fromEntries(editableFields.map(({ name }) => [name, person[name] ?? "none"]));

export function readUserValues(form: HTMLFormElement | null): UserValues {
  const typed = new FormData(form ?? undefined);
  return Object.fromEntries(
    editableFields.flatMap(({ name }) => {
      const value = typed.get(name);
      if (typeof value !== "string") return [];
      return [[name, name === "username" ? value.trim().toLowerCase() : value.trim()]];
    }),
  );
}

export const describeUserValue = (value: unknown): string =>
  value === "none" ? "None" : String(value);

type Viewer = Pick<FullProfile, "id" | "adminStatus">;

const toActor = ({ id, adminStatus }: Viewer) => ({ userId: id, adminStatus });

/** Says why the viewer can't edit this person at all; undefined when they can. */
export const getEditRefusal = (viewer: Viewer, person: FullProfile): string | undefined =>
  listChangeableFields(toActor(viewer), person)
    ? undefined
    : "Only an admin can change a team member.";

/** Why the viewer can't change one field; undefined when they can. */
export function getFieldRefusal(
  viewer: Viewer,
  person: FullProfile,
  field: ChangeableField,
): string | undefined {
  const isChangeable = listChangeableFields(toActor(viewer), person)?.includes(field);
  if (!isChangeable && viewer.id === person.id && isFullAdmin(viewer))
    return "You can't change your own status.";
  if (!isChangeable) return "Only an admin can change this.";
  const hasChoice = (["Active", "Banned"] as const).some(
    (status) => status !== person.userStatus && maySetStatus(viewer, person, status),
  );
  return field === "userStatus" && !hasChoice ? "Only an admin can change this." : undefined;
}

export const maySetStatus = (viewer: Viewer, person: FullProfile, status: UserStatus): boolean =>
  maySetUserStatus(toActor(viewer), person.userStatus, status);

export const getBanToggle = (person: FullProfile) =>
  person.userStatus === "Banned"
    ? ({ intent: "unban", label: "Unban", status: "Active" } as const)
    : ({ intent: "ban", label: "Ban", status: "Banned" } as const);

export function getBanRefusal(viewer: Viewer, person: FullProfile): string | undefined {
  if (viewer.id === person.id) return "You can't ban yourself.";
  return (
    getFieldRefusal(viewer, person, "userStatus") ??
    (maySetStatus(viewer, person, getBanToggle(person).status)
      ? undefined
      : "Only an admin can change this.")
  );
}

export function getDeleteRefusal(viewer: Viewer, person: FullProfile): string | undefined {
  if (!isFullAdmin(viewer)) return "Only an admin can delete users.";
  return viewer.id === person.id ? "Close your own account on your account page." : undefined;
}
