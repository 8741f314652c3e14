import { readSession } from "@boab/contracts/accounts/calls.generated";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { getFirstName } from "@boab/format/names";
import type { BrowserApi } from "#lib/api/browser-api.ts";
import { createValueStore } from "#lib/browser/value-store.ts";

/** `unknown`: not loaded yet; the hint may already have a name. */
export type SessionView =
  | { status: "unknown"; firstName: string | null; profile: null }
  | { status: "visitor"; firstName: null; profile: null }
  | { status: "member"; firstName: string; profile: FullProfile };

export const visitor: SessionView = { status: "visitor", firstName: null, profile: null };

export const toMemberView = (profile: FullProfile): SessionView => ({
  status: "member",
  firstName: getFirstName(profile.fullName),
  profile,
});

export const toSessionView = (profile: FullProfile | null): SessionView =>
  profile ? toMemberView(profile) : visitor;

/** The browser's session. If a request fails, the last known session stays. */
export function createSessionStore(api: BrowserApi) {
  const store = createValueStore<SessionView>({
    status: "unknown",
    firstName: null,
    profile: null,
  });
  let latest = 0;

  return {
    ...store,
    async refresh(): Promise<void> {
      const turn = ++latest;
      const profile = await readProfile(api);
      // Ignore responses overtaken by a later request.
      if (turn !== latest || profile === undefined) return;
      if (!isSame(store.get(), profile)) store.set(toSessionView(profile));
    },
    showHint(firstName: string | null) {
      if (store.get().status === "unknown" && firstName) {
        store.set({ status: "unknown", firstName, profile: null });
      }
    },
  };
}

const readProfile = (api: BrowserApi): Promise<FullProfile | null | undefined> =>
  api.call(readSession).then(
    ({ profile }) => profile,
    () => undefined,
  );

const isSame = (view: SessionView, profile: FullProfile | null): boolean =>
  view.status !== "unknown" && JSON.stringify(view.profile) === JSON.stringify(profile);
