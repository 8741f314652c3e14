/** What the account page lets people ask for. */
export const askedAccess = {
  merchant: "Merchant",
  directory: "Directory",
  admin: "Role",
  media: "Media",
} as const;

export type AskedAccess = keyof typeof askedAccess;

export const isAskedAccess = (word: string | undefined): word is AskedAccess =>
  word !== undefined && Object.hasOwn(askedAccess, word);

/** `settled`: nothing to ask for. `pending`: asked, and nobody has decided yet. */
export type AccessState =
  | { name: "settled" }
  | { name: "askable" }
  | { name: "pending"; sentAt: string };

export type OwnAccess = Record<AskedAccess, AccessState>;
