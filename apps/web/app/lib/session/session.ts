import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useEffect, useSyncExternalStore } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { createSessionStore, type SessionView, sessionView } from "./session-store.ts";

export type { SessionView } from "./session-store.ts";

export const sessionStore = createSessionStore(browserApi);

const beforeHydration: SessionView = { status: "unknown", firstName: null, profile: null };

/** Who is signed in, as far as the browser knows. The server enforces; this only shows. */
export const useSession = (): SessionView =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => beforeHydration);

/** On a private page whose loader read the session; undefined when it could not. */
export function useSessionFrom(profile: FullProfile | null | undefined): SessionView {
  const session = useSession();
  useEffect(() => {
    if (profile !== undefined) sessionStore.set(sessionView(profile));
  }, [profile]);
  return session.status === "unknown" && profile !== undefined ? sessionView(profile) : session;
}
