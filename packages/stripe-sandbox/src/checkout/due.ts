import type { Due } from "../clock/due.ts";
import { contextOf, type Sandbox } from "../sandbox.ts";
import { get } from "../state/change.ts";
import { expireSession } from "./expire-session.ts";

export function sessionsDue(sandbox: Sandbox): Due[] {
  return sandbox.store
    .all("checkout.session")
    .filter(({ object }) => object.status === "open")
    .map(({ owner, object }) => {
      const ctx = contextOf(sandbox, owner);
      return {
        at: object.expires_at,
        run: () => void expireSession(ctx, get(ctx, "checkout.session", object.id)),
      };
    });
}
