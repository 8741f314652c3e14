import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type ReactNode, useState } from "react";
import { InitialSessionContext, sessionStore } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";

interface Props {
  /** Null on pages that are the same for everyone. */
  viewer: FullProfile | null;
  children: ReactNode;
}

/** The server renders private pages with the member's links, cart and picture, so that nothing jumps on load. */
export function SessionFromServer({ viewer, children }: Props) {
  const [initialSession] = useState(() => initializeSession(viewer));
  if (!initialSession) return children;
  return <InitialSessionContext value={initialSession}>{children}</InitialSessionContext>;
}

function initializeSession(viewer: FullProfile | null) {
  if (!viewer) return null;
  const view = toMemberView(viewer);
  // The store is set before the components below read it, so that the browser's first render matches the server's.
  if (typeof document !== "undefined" && sessionStore.get().status === "unknown")
    sessionStore.set(view);
  return view;
}
