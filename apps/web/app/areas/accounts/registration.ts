import { accountCopy } from "@boab/contracts/accounts/copy";
import { isStrongPassword } from "@boab/contracts/accounts/password";
import { isEmailAddress } from "@boab/contracts/common/email-address";
import { registrationCopy } from "./copy.ts";

export interface NewPassword {
  password: string;
  confirmation: string;
}

export interface Registration extends NewPassword {
  fullName: string;
  email: string;
}

export type FormErrors<Form> = Partial<Record<keyof Form, string>>;

export const isEmail = (text: string): boolean => isEmailAddress(text.trim());

export const isPasswordReady = ({ password, confirmation }: NewPassword): boolean =>
  isStrongPassword(password) && password === confirmation;

export function checkNewPassword({ password, confirmation }: NewPassword): FormErrors<NewPassword> {
  return {
    ...(isStrongPassword(password) ? {} : { password: accountCopy.weakPassword }),
    ...(password === confirmation ? {} : { confirmation: registrationCopy.passwordsDiffer }),
  };
}

export function checkRegistration(form: Registration): FormErrors<Registration> {
  return {
    ...(form.fullName.trim() ? {} : { fullName: "Please enter your full name." }),
    ...(isEmail(form.email) ? {} : { email: "Please enter a valid email address." }),
    ...checkNewPassword(form),
  };
}

/** The hint appears while typing, once the confirmation can no longer match the password. */
export const getConfirmationHint = ({ password, confirmation }: NewPassword): string | undefined =>
  password.startsWith(confirmation) ? undefined : registrationCopy.passwordsDifferHint;
