import { useEffect, useEffectEvent, useState } from "react";
import { type IdentitySettings, identitySettings } from "#areas/accounts/identity-port.ts";
import { FreshSignInDialog as Dialog } from "#areas/accounts/sign-in/fresh-sign-in-dialog.tsx";
import { browserApi } from "#lib/api/browser-api.ts";
import { sessionStore, useSession } from "#lib/session/session.ts";

interface FreshSignInDialogProps {
  isOpen: boolean;
  onFinish: (isConfirmed: boolean) => void;
}

/** Asks the signed-in member to sign in again, at the provider that our server names. */
export default function FreshSignInDialog({ isOpen, onFinish }: FreshSignInDialogProps) {
  const { status, profile } = useSession();
  const [person, setPerson] = useState(profile);
  if (profile && profile !== person) setPerson(profile);
  const [identity, setIdentity] = useState<IdentitySettings>();
  const giveUp = useEffectEvent(() => onFinish(false));

  useEffect(() => {
    if (isOpen) browserApi.read(identitySettings).then(setIdentity, () => giveUp());
  }, [isOpen]);

  // Signing in ends the session before it. Whatever the page asked with that one meanwhile says that nobody is signed in,
  // so this is asked once more.
  useEffect(() => {
    if (!isOpen || status !== "visitor") return;
    void sessionStore.refresh().then(() => {
      if (sessionStore.get().status === "visitor") giveUp();
    });
  }, [isOpen, status]);

  if (!person || !identity) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onDone={() => onFinish(true)}
      onCancel={() => onFinish(false)}
      person={person}
      identity={identity}
    />
  );
}
