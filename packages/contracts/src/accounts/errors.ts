import type { ErrorKinds } from "../common/error-kind.ts";

export const accountsErrors = {
  account_closed: { status: 403, sentence: "This account isn't available. Contact us for help." },
  username_taken: { status: 409, sentence: "That username is taken. Please choose another." },
  last_admin: { status: 409, sentence: "The last admin can't be removed." },
} as const satisfies ErrorKinds;
