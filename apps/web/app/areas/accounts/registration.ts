import { isStrongPassword } from "@boab/contracts/accounts/password";
import { accountTexts } from "@boab/contracts/accounts/texts";
import { isEmailAddress } from "@boab/contracts/common/email-address";

export interface NewPassword {
  password: string;
  confirmation: string;
}

export interface Registration extends NewPassword {
  fullName: string;
  email: string;
}

export type Refusals<Form> = Partial<Record<keyof Form, string>>;

export const isEmail = (text: string): boolean => isEmailAddress(text.trim());

export const isPasswordReady = ({ password, confirmation }: NewPassword): boolean =>
  isStrongPassword(password) && password === confirmation;

export function checkNewPassword({ password, confirmation }: NewPassword): Refusals<NewPassword> {
  return {
    ...(isStrongPassword(password) ? {} : { password: accountTexts.weakPassword }),
    ...(password === confirmation ? {} : { confirmation: accountTexts.passwordsDiffer }),
  };
}

export function checkRegistration(form: Registration): Refusals<Registration> {
  return {
    ...(form.fullName.trim() ? {} : { fullName: "Please enter your full name." }),
    ...(isEmail(form.email) ? {} : { email: "Please enter a valid email address." }),
    ...checkNewPassword(form),
  };
}

/** While typing: once the second entry can no longer match the first. */
export const confirmationHint = ({ password, confirmation }: NewPassword): string | undefined =>
  password.startsWith(confirmation) ? undefined : accountTexts.passwordsDifferHint;
