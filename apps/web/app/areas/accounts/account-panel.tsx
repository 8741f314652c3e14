import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormResult } from "#lib/form.ts";
import { formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Container } from "#ui/container.tsx";
import { Note } from "#ui/note.tsx";
import { ProfileHero } from "./profile-hero.tsx";
import { ProfilePhoto } from "./profile-photo.tsx";
import { RemovePhoto } from "./remove-photo.tsx";
import { StatusTiles } from "./status-tiles.tsx";

interface AccountPanelProps {
  profile: FullProfile;
  result?: FormResult<{ message: string }> | undefined;
}

/** A person's own account. */
export function AccountPanel({ profile, result }: AccountPanelProps) {
  return (
    <Container className="space-y-6 pt-4 pb-18">
      <ProfileHero
        {...profile}
        detail={profile.email}
        photo={<ProfilePhoto profile={profile} />}
        actions={<RemovePhoto profile={profile} />}
      >
        <StatusTiles profile={profile} />
      </ProfileHero>
      {result && (
        <Note tone={result.ok ? "ok" : "danger"} role={result.ok ? "status" : "alert"}>
          {result.ok ? result.answer.message : result.error}
        </Note>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
        <Details profile={profile} />
        <Security />
      </div>
    </Container>
  );
}

function Details({ profile }: { profile: FullProfile }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Your details</h2>
      <dl className="mt-3 divide-y divide-line">
        <Row label="Full name">{profile.fullName}</Row>
        <Row label="Username">@{profile.username}</Row>
        <Row label="Email">
          <span className="break-all">{profile.email}</span>
          {profile.emailVerified ? (
            <Chip tone="ok" hasDot>
              Verified
            </Chip>
          ) : (
            <VerifyEmail />
          )}
        </Row>
        <Row label="Phone">{profile.phoneNumber ?? "Not given"}</Row>
      </dl>
      <p className="mt-4 text-xs text-ink-3">
        Created {formatDateTime(profile.createdAt)}. Updated {formatDateTime(profile.updatedAt)}.
        Sydney time.
      </p>
    </Card>
  );
}

function VerifyEmail() {
  return (
    <>
      <Chip tone="warn" hasDot>
        Not verified
      </Chip>
      <IntentForm intent="verify-email" label="Send a link" pendingLabel="Sending" />
    </>
  );
}

function Security() {
  return (
    <Card as="section">
      <h2 className="text-xl">Signed in</h2>
      <p className="mt-2 mb-4 text-ink-2">
        Lost a phone, or used a shared computer? Sign out on every device at once.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action="/sign-out">
          <Button type="submit" variant="secondary">
            Sign Out
          </Button>
        </Form>
        <IntentForm
          intent="sign-out-everywhere"
          label="Sign out everywhere"
          pendingLabel="Signing out"
        />
      </div>
    </Card>
  );
}

interface IntentFormProps {
  intent: string;
  label: string;
  pendingLabel: string;
}

function IntentForm({ intent, label, pendingLabel }: IntentFormProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" action="/account-management">
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        isPending={state !== "idle" && formData?.get("intent") === intent}
        pendingLabel={pendingLabel}
      >
        {label}
      </Button>
    </Form>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[140px_1fr] sm:items-center">
      <dt className="text-ink-3">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[540]">{children}</dd>
    </div>
  );
}
