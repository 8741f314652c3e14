import { useEffect, useState } from "react";
import { FreshSignInDialog } from "#areas/accounts/fresh-sign-in/fresh-sign-in-dialog.tsx";
import { type IdentitySettings, identitySettings } from "#areas/accounts/identity-port.ts";
import type { FreshSignInProps } from "#areas/directory/editing/fresh-sign-in-context.ts";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";

/** The sign-in dialog for a public page, whose loader neither knows the person nor should. */
export default function FreshSignIn(props: FreshSignInProps) {
  const { profile } = useSession();
  const [identity, setIdentity] = useState<IdentitySettings>();

  useEffect(() => {
    browserApi.read(identitySettings).then(setIdentity, props.onCancel);
  }, [props.onCancel]);

  if (!profile || !identity) return null;
  return <FreshSignInDialog {...props} person={profile} identity={identity} />;
}
