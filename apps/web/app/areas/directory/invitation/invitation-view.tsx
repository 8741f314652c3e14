import { memberRightCopy } from "@boab/contracts/directory/copy";
import type { OpenInvitation } from "@boab/contracts/directory/editors";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { formatDate } from "@boab/format/dates";
import { Form } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";

interface InvitationViewProps {
  /** Null when the link does not work any more; `problem` says why. */
  invitation: OpenInvitation | null;
  problem: string | null;
  /** The path of this page, to return to after signing in. */
  from: string;
  /** The signed-in member's email; null for a visitor. */
  email: string | null;
  result: FormResult | undefined;
}

/** Shows who invites the person to edit which listing, and what they could do there. */
export function InvitationView({ invitation, problem, from, email, ...rest }: InvitationViewProps) {
  if (!invitation)
    return (
      <>
        <h1 className="text-3xl">Invitation</h1>
        <Note tone="danger" role="alert" className="mt-5">
          {problem}
        </Note>
        <LinkButton to="/directory" variant="secondary" className="mt-6">
          Go to the directory
        </LinkButton>
      </>
    );
  const { inviterName, businessName, rights, expiresAt } = invitation;
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">Help manage {businessName}</h1>
      <p className="mt-3 text-ink-2 wrap-anywhere">
        <b className="text-ink">{inviterName}</b> invited you to help with this business. You'll be
        able to:
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
        {memberRights
          .filter((right) => rights.includes(right))
          .map((right) => (
            <li key={right}>{memberRightCopy[right]}</li>
          ))}
      </ul>
      <p className="mt-3 text-ink-2">You can leave at any time.</p>
      <p className="mt-3 text-ink-2">This invitation expires on {formatDate(expiresAt)}.</p>
      {email === null ? <LogInFirst from={from} /> : <Acceptance email={email} {...rest} />}
    </>
  );
}

function LogInFirst({ from }: { from: string }) {
  return (
    <>
      <p className="mt-3 text-ink-2">
        To accept, log in or register with the email that the invitation was sent to.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={getRegisterPath(from, "login")}>Login</LinkButton>
        <LinkButton to={getRegisterPath(from, "register")} variant="secondary">
          Register
        </LinkButton>
      </div>
    </>
  );
}

function Acceptance({ email, result }: Pick<InvitationViewProps, "result"> & { email: string }) {
  const acceptAction = usePageAction({ firstResult: result });
  return (
    <>
      <p className="mt-3 text-ink-2">
        You're logged in as <b className="text-ink wrap-anywhere">{email}</b>.
      </p>
      <ActionFailure of={acceptAction} className="mt-5" />
      <div className="mt-6 flex flex-wrap gap-3">
        <PageForm {...acceptAction.form}>
          <Button type="submit" isPending={acceptAction.isPending} pendingLabel="Accepting">
            Accept invitation
          </Button>
        </PageForm>
        {acceptAction.failure?.code === "forbidden" && (
          <Form method="post" action="/sign-out">
            <Button type="submit" variant="secondary">
              Sign out
            </Button>
          </Form>
        )}
        <LinkButton to="/directory" variant="secondary">
          Not now
        </LinkButton>
      </div>
    </>
  );
}
