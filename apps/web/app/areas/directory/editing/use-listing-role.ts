import { readListingRole } from "@boab/contracts/directory/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

/** Unknown until the session and the server have answered. */
type ListingRole = "unknown" | "reads" | "manages";

/** Whether the viewer manages a listing. The page is the same for everybody, so the browser asks. */
export function useListingRole(id: string): ListingRole {
  const { status, profile } = useSession();
  const personId = profile?.id ?? null;
  const [known, setKnown] = useState<{ of: string; viewer: ListingRole } | null>(null);

  useEffect(() => {
    if (status !== "member") return;
    const of = `${personId} ${id}`;
    const abortController = new AbortController();
    browserApi.call(readListingRole, { params: { id }, signal: abortController.signal }).then(
      ({ role }) => setKnown({ of, viewer: role === null ? "reads" : "manages" }),
      // On an error the editing layer loads anyway; it asks again and shows why editing isn't possible.
      () => !abortController.signal.aborted && setKnown({ of, viewer: "manages" }),
    );
    return () => abortController.abort();
  }, [status, personId, id]);

  if (status === "visitor") return "reads";
  return known?.of === `${personId} ${id}` ? known.viewer : "unknown";
}
