import { initializeApp } from "firebase/app";
import {
  applyActionCode,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
  verifyPasswordResetCode,
} from "firebase/auth";
import type { IdentityProvider, IdentitySettings } from "./identity-port.ts";

export function createIdentity(settings: IdentitySettings): IdentityProvider {
  const { projectId, apiKey, authDomain, emulatorHost } = settings;
  const app = initializeApp({ projectId, apiKey, authDomain });
  // Our own cookie is the session, so the provider's must not outlive this page.
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.languageCode = "en-AU";
  if (emulatorHost) {
    connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  }

  const getTokenAndSignOut = async ({ user }: UserCredential): Promise<string> => {
    const token = await user.getIdToken();
    await signOut(auth);
    return token;
  };

  return {
    logIn: async (email, password) =>
      getTokenAndSignOut(await signInWithEmailAndPassword(auth, email, password)),
    register: async (email, password) =>
      getTokenAndSignOut(await createUserWithEmailAndPassword(auth, email, password)),
    openGooglePopup: async () =>
      getTokenAndSignOut(await signInWithPopup(auth, new GoogleAuthProvider())),
    redirectToGoogle: () => signInWithRedirect(auth, new GoogleAuthProvider()),
    async readGoogleRedirect() {
      const result = await getRedirectResult(auth);
      return result && getTokenAndSignOut(result);
    },
    findResetCodeEmail: (code) => verifyPasswordResetCode(auth, code),
    verifyEmail: (code) => applyActionCode(auth, code),
  };
}
