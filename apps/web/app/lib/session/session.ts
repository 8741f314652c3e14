import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useEffect, useSyncExternalStore } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { refreshAtStart } from "#lib/browser/app-start.ts";
import { createSessionStore, type SessionView, sessionView } from "./session-store.ts";

export type { SessionView } from "./session-store.ts";

export const sessionStore = createSessionStore(browserApi);
refreshAtStart(sessionStore.refresh);

const beforeHydration: SessionView = { status: "unknown", firstName: null, profile: null };

/** For display only: the server enforces access. */
export const useSession = (): SessionView =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => beforeHydration);

/** For private pages whose loader read the session; undefined when it couldn't. */
export function useSessionFrom(profile: FullProfile | null | undefined): SessionView {
  const session = useSession();
  useEffect(() => {
    if (profile !== undefined) sessionStore.set(sessionView(profile));
  }, [profile]);
  return session.status === "unknown" && profile !== undefined ? sessionView(profile) : session;
}
