import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { getKeys } from "@boab/contracts/common/keys";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { readFields } from "#lib/read-fields.ts";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Container } from "#ui/layout/container.tsx";
import { Email } from "#ui/text/email.tsx";
import type { OwnAccess } from "./access/own-access.ts";
import { RequestAccessDialog } from "./access/request-access-dialog.tsx";
import { YourDataCard } from "./closing/your-data-card.tsx";
import type { Account } from "./load-account.server.ts";
import { EditProfileForm } from "./profile-edit/edit-profile-form.tsx";
import type { SavedProfile } from "./profile-edit/save-profile.server.ts";
import { ProfileHero } from "./profile-hero.tsx";
import { ProfilePhoto } from "./profile-photo.tsx";
import { RemovePhoto } from "./remove-photo.tsx";
import { SecurityCard } from "./security/security-card.tsx";
import { ServicesCard } from "./services-card.tsx";
import { StatusTiles } from "./status-tiles.tsx";

interface AccountPanelProps {
  account: Account;
  planSummary: string;
  /** Other areas add their own cards here. */
  children?: ReactNode;
  /** Set when a form was posted without JavaScript. */
  result?: FormResult | undefined;
}

export function AccountPanel({ account, planSummary, children, result }: AccountPanelProps) {
  const { profile, access } = account;
  const refusedResult = result?.ok === false && "username" in result.values ? result : undefined;
  const [isEditing, setEditing] = useState(refusedResult !== undefined);
  const [notice, setNotice] = useState<string | null>(null);
  const { requested, setRequested } = useRequestedAccess(access);
  const editButton = useRef<HTMLButtonElement>(null);
  const editForm = useId();

  function stopEditing() {
    setEditing(false);
    editButton.current?.focus();
  }

  function handleSaved(saved: SavedProfile) {
    sessionStore.set(toMemberView(saved.profile));
    setNotice(saved.message);
    toast("Saved");
    stopEditing();
  }

  return (
    <Container className="space-y-6 pt-4 pb-18">
      <ProfileHero
        {...profile}
        detail={<Email email={profile.email} />}
        photo={<ProfilePhoto profile={profile} />}
        actions={
          <>
            <RemovePhoto profile={profile} />
            <Button
              ref={editButton}
              variant="secondary"
              size="sm"
              aria-expanded={isEditing}
              aria-controls={isEditing ? editForm : undefined}
              onClick={() => (isEditing ? stopEditing() : setEditing(true))}
            >
              <PencilSimpleIcon size={18} aria-hidden="true" />
              Edit profile
            </Button>
          </>
        }
      >
        <StatusTiles profile={profile} access={access} onRequest={setRequested} />
      </ProfileHero>
      {!refusedResult && <PostedResult result={result} />}
      {notice && (
        <Note tone="info" role="status">
          {notice}
        </Note>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          {isEditing && (
            <EditProfileForm
              id={editForm}
              person={profile}
              firstResult={refusedResult}
              onSaved={handleSaved}
              onCancel={stopEditing}
            />
          )}
          <ServicesCard
            profile={profile}
            access={access}
            planSummary={planSummary}
            onRequest={setRequested}
          />
          {children}
        </div>
        <div className="space-y-6">
          <SecurityCard profile={profile} />
          <YourDataCard profile={profile} />
        </div>
      </div>
      <RequestAccessDialog
        profile={profile}
        access={requested}
        onClose={() => setRequested(null)}
      />
    </Container>
  );
}

/** Other pages link to `?request=merchant`, which opens the dialog if that access can be requested. */
function useRequestedAccess(access: OwnAccess) {
  const [params, setParams] = useSearchParams();
  const [requested, setRequested] = useState<AccessType | null>(null);
  const linked = params.get("request");
  const openLinkedRequest = useEffectEvent(() => {
    const type = getKeys(access).find((one) => one === linked && access[one].name === "askable");
    if (type) setRequested(type);
    const rest = new URLSearchParams(params);
    rest.delete("request");
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (linked !== null) openLinkedRequest();
  }, [linked]);
  return { requested, setRequested };
}

function PostedResult({ result }: { result: FormResult | undefined }) {
  if (!result) return null;
  if (!result.ok)
    return (
      <Note tone="danger" role="alert">
        {result.error}
      </Note>
    );
  const { message } = readFields(result.response);
  return typeof message === "string" && message ? (
    <Note tone="ok" role="status">
      {message}
    </Note>
  ) : null;
}
