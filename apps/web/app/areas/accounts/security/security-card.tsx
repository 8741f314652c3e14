import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Email } from "#ui/text/email.tsx";
import { IntentButton } from "../intent-button.tsx";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";

export function SecurityCard({ profile }: { profile: FullProfile }) {
  const [openDialog, setOpenDialog] = useState<"email" | "password" | null>(null);
  const [message, setMessage] = useState<string>();

  function finish(newMessage: string) {
    setMessage(newMessage);
    setOpenDialog(null);
  }

  return (
    <Card as="section" aria-labelledby="security-title">
      <h2 id="security-title" className="text-xl">
        Login and security
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-[550] wrap-anywhere">
          <Email email={profile.email} />
        </p>
        <Chip tone={profile.emailVerified ? "ok" : "warn"} hasDot>
          {profile.emailVerified ? "Verified" : "Not verified"}
        </Chip>
      </div>
      {message && (
        <Note tone="ok" role="status" className="mt-4">
          {message}
        </Note>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpenDialog("email")}
        >
          Change email
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpenDialog("password")}
        >
          Change password
        </Button>
        {!profile.emailVerified && (
          <IntentButton intent="verify-email" label="Verify email" pendingLabel="Sending" />
        )}
      </div>
      <p className="mt-5 mb-3 border-t border-line pt-4 text-md text-ink-2">
        Lost a phone or used a shared computer? Sign out on all your devices.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action="/sign-out">
          <Button type="submit" variant="secondary" size="sm">
            Sign Out
          </Button>
        </Form>
        <IntentButton
          intent="sign-out-everywhere"
          label="Sign out everywhere"
          pendingLabel="Signing out"
        />
      </div>
      <ChangeEmailDialog
        isOpen={openDialog === "email"}
        onClose={() => setOpenDialog(null)}
        person={profile}
        onSent={finish}
      />
      <ChangePasswordDialog
        isOpen={openDialog === "password"}
        onClose={() => setOpenDialog(null)}
        email={profile.email}
        onChanged={finish}
      />
    </Card>
  );
}
