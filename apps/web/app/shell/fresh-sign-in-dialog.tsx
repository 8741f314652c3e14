import { useEffect, useEffectEvent, useState } from "react";
import { type IdentitySettings, identitySettings } from "#areas/accounts/identity-port.ts";
import { FreshSignInDialog as Dialog } from "#areas/accounts/sign-in/fresh-sign-in-dialog.tsx";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

interface FreshSignInDialogProps {
  isOpen: boolean;
  onFinish: (isConfirmed: boolean) => void;
}

/** Asks the signed-in member to sign in again, at the provider that our server names. */
export default function FreshSignInDialog({ isOpen, onFinish }: FreshSignInDialogProps) {
  const { status, profile } = useSession();
  const [identity, setIdentity] = useState<IdentitySettings>();
  const giveUp = useEffectEvent(() => onFinish(false));

  useEffect(() => {
    if (isOpen) browserApi.read(identitySettings).then(setIdentity, () => giveUp());
  }, [isOpen]);

  useEffect(() => {
    if (isOpen && status === "visitor") giveUp();
  }, [isOpen, status]);

  if (!profile || !identity) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onDone={() => onFinish(true)}
      onCancel={() => onFinish(false)}
      person={profile}
      identity={identity}
    />
  );
}
