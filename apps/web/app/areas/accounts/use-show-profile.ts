import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useRevalidator } from "react-router";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";

/** Updates the profile on the page, in the header and in the menu. */
export function useShowProfile(): (profile: FullProfile) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (profile) => {
    sessionStore.set(toMemberView(profile));
    await revalidate();
  };
}
