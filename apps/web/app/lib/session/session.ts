import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { registerStartRefresh } from "#lib/browser/app-start.ts";
import { createSessionStore, type SessionView, toSessionView } from "./session-store.ts";

export type { SessionView } from "./session-store.ts";

export const sessionStore = createSessionStore(browserApi);
registerStartRefresh(sessionStore.refresh);

const unknownSession: SessionView = { status: "unknown", firstName: null, profile: null };

/** The session that the server rendered the page with; `unknown` on pages that shared caches may store. */
export const InitialSessionContext = createContext<SessionView>(unknownSession);

/** For display only: the server enforces access. */
export function useSession(): SessionView {
  const initialSession = useContext(InitialSessionContext);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => initialSession);
}

/** For private pages whose loader read the session; undefined when it couldn't. */
export function useSessionFrom(profile: FullProfile | null | undefined): SessionView {
  const session = useSession();
  useEffect(() => {
    if (profile !== undefined) sessionStore.set(toSessionView(profile));
  }, [profile]);
  return session.status === "unknown" && profile !== undefined ? toSessionView(profile) : session;
}
