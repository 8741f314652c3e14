import type { FullProfile } from "@boab/contracts/accounts/profiles";

/** The values of the profile form, as text. */
export interface ProfileValues {
  fullName: string;
  username: string;
  email: string;
  phoneNumber: string;
}

export const profileLabels: Record<keyof ProfileValues, string> = {
  fullName: "Full name",
  username: "Username",
  email: "Email",
  phoneNumber: "Phone",
};

export const toProfileValues = (profile: FullProfile): ProfileValues => ({
  fullName: profile.fullName,
  username: profile.username,
  email: profile.email,
  phoneNumber: profile.phoneNumber ?? "",
});

export const emptyProfile: ProfileValues = {
  fullName: "",
  username: "",
  email: "",
  phoneNumber: "",
};

/** Enter submits the form before the blur event that lower-cases the username. */
export function readProfileValues(form: HTMLFormElement | null): ProfileValues {
  const typed = new FormData(form ?? undefined);
  const read = (name: keyof ProfileValues) => String(typed.get(name) ?? "").trim();
  return {
    fullName: read("fullName"),
    username: read("username").toLowerCase(),
    email: read("email"),
    phoneNumber: read("phoneNumber"),
  };
}

export const describeProfileValue = (value: unknown): string =>
  value === "" ? "Empty" : String(value);
