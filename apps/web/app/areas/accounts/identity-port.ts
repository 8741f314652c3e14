import { resource } from "#lib/api/resource.ts";

export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  emulatorHost: string | null;
}

/** Pages that don't load the settings with their own data read them here. */
export const identitySettings = resource<IdentitySettings>("/account/identity");

/** What the pages need from the identity provider. Every sign-in returns an ID token. */
export interface IdentityProvider {
  logIn(email: string, password: string): Promise<string>;
  register(email: string, password: string): Promise<string>;
  openGooglePopup(): Promise<string>;
  /** Leaves the page; `readGoogleRedirect` picks up the result afterwards. */
  redirectToGoogle(): Promise<unknown>;
  readGoogleRedirect(): Promise<string | null>;
  findResetCodeEmail(code: string): Promise<string>;
  verifyEmail(code: string): Promise<void>;
}
