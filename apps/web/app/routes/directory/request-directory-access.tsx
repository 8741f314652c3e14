import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { AccessState } from "#areas/accounts/access/own-access.ts";
import { RequestAccessDialog } from "#areas/accounts/access/request-access-dialog.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";

interface RequestDirectoryAccessProps {
  profile: Pick<FullProfile, "fullName" | "email">;
  access: AccessState;
}

/** Lets a member without access request it. Once it is granted, the page shows the wizard. */
export function RequestDirectoryAccess({ profile, access }: RequestDirectoryAccessProps) {
  const [isOpen, setOpen] = useState(false);
  useDecisionRefresh(access.name === "pending");
  return (
    <>
      {access.name === "pending" && (
        <Note tone="ok" role="status" title="We've got your request">
          We'll email you, usually within two business days. Then come back to this page to add your
          business.
        </Note>
      )}
      {access.name === "askable" && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Request directory access
        </Button>
      )}
      {access.name === "settled" && (
        <LinkButton to="/account-management" variant="secondary">
          Your account
        </LinkButton>
      )}
      {/* Stays while the request turns from askable to pending: it says that it was sent. */}
      <RequestAccessDialog
        profile={profile}
        access={isOpen ? "directory" : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Reloads the decision when somebody returns to an open tab. */
function useDecisionRefresh(isPending: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    const refreshIfVisible = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => document.removeEventListener("visibilitychange", refreshIfVisible);
  }, [isPending, revalidate]);
}
