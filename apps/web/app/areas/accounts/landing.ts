/** AUTH-10, AUTH-07 and AUTH-13 set these durations. */
export const AUTH_WAIT_MS = 1_500;
export const SUCCESS_LOCK_MS = 1_800;
export const AUTH_DEBOUNCE_MS = 120;

export type Landing =
  | { name: "loading" }
  | { name: "register" }
  | { name: "success"; isLocked: boolean; isSignedIn: boolean }
  | { name: "welcome" };

export type LandingEvent =
  | { type: "auth"; isSignedIn: boolean; isJustRegistered: boolean }
  | { type: "authWaitOver" }
  | { type: "lockOver" }
  | { type: "continue" };

/**
 * The server can only tell visitors from members. Which panel a member sees is known in the
 * browser.
 */
export const getFirstLanding = (session: "visitor" | "member" | "unknown"): Landing =>
  session === "visitor" ? { name: "register" } : { name: "loading" };

export function nextLanding(landing: Landing, event: LandingEvent): Landing {
  switch (event.type) {
    case "auth":
      return nextLandingAfterAuth(landing, event);
    case "authWaitOver":
      return landing.name === "loading" ? { name: "register" } : landing;
    case "lockOver":
      return landing.name === "success" ? unlockSuccess(landing) : landing;
    case "continue":
      return landing.name === "success" && !landing.isLocked ? { name: "welcome" } : landing;
  }
}

function nextLandingAfterAuth(
  landing: Landing,
  { isSignedIn, isJustRegistered }: Extract<LandingEvent, { type: "auth" }>,
): Landing {
  if (landing.name === "success") {
    const seen = { ...landing, isSignedIn };
    return landing.isLocked ? seen : unlockSuccess(seen);
  }
  if (!isSignedIn) return { name: "register" };
  if (landing.name === "welcome") return landing;
  return isJustRegistered
    ? { name: "success", isLocked: true, isSignedIn: true }
    : { name: "welcome" };
}

/** Signing out during the lock takes effect when the lock ends. */
const unlockSuccess = (landing: Extract<Landing, { name: "success" }>): Landing =>
  landing.isSignedIn ? { ...landing, isLocked: false } : { name: "register" };
