import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { formatDate } from "@boab/format/dates";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { AccessState } from "#areas/accounts/access/own-access.ts";
import { RequestAccessDialog } from "#areas/accounts/access/request-access-dialog.tsx";
import { Button } from "#ui/actions/button.tsx";
import type { loader } from "../account/account-management.tsx";

interface StoreRequestProps {
  profile: Pick<FullProfile, "fullName" | "email">;
  /** Undefined until it has loaded. */
  state: AccessState | undefined;
}

/** Lets a member request a store, and shows that the request is pending. */
export function StoreRequest({ profile, state }: StoreRequestProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-5">
      {state?.name === "pending" ? (
        <p role="status" className="max-w-[46ch] text-lg">
          We got your request on {formatDate(state.sentAt)}. We'll email you, usually within 2 days.
        </p>
      ) : (
        <Button
          variant="accent"
          size="lg"
          aria-haspopup="dialog"
          disabled={state?.name !== "askable"}
          onClick={() => setOpen(true)}
        >
          Request a store
        </Button>
      )}
      {/* Stays while the request turns from askable to pending: it says that it was sent. */}
      <RequestAccessDialog
        profile={profile}
        access={isOpen ? "merchant" : null}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

/** The page is the same for everyone and cacheable, so what belongs to the member is asked for afterwards. */
export function LoadedStoreRequest({ profile }: { profile: FullProfile }) {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => void load("/account-management"), [load]);
  return <StoreRequest profile={profile} state={data?.account?.access.merchant} />;
}
