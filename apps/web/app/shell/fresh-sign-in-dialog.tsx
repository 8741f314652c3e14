import { useEffect, useState } from "react";
import { type IdentitySettings, identitySettings } from "#areas/accounts/identity-port.ts";
import { FreshSignInDialog as Dialog } from "#areas/accounts/sign-in/fresh-sign-in-dialog.tsx";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

interface FreshSignInDialogProps {
  isOpen: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** For whoever is signed in here, at the provider that our own server names. */
export default function FreshSignInDialog(props: FreshSignInDialogProps) {
  const { status, profile } = useSession();
  const [identity, setIdentity] = useState<IdentitySettings>();
  const { onCancel } = props;

  useEffect(() => {
    browserApi.read(identitySettings).then(setIdentity, onCancel);
  }, [onCancel]);

  useEffect(() => {
    if (status === "visitor") onCancel();
  }, [status, onCancel]);

  if (!profile || !identity) return null;
  return <Dialog {...props} person={profile} identity={identity} />;
}
