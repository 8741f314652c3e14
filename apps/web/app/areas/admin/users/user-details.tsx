import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { formatDateTime } from "@boab/format/dates";
import type { ReactNode } from "react";
import { Avatar } from "#ui/media/avatar.tsx";

/** Shows staff the read-only details of a person. */
export function UserDetails({ person }: { person: FullProfile }) {
  return (
    <div className="flex items-start gap-4">
      <Avatar name={person.fullName} src={person.photoUrl ?? undefined} size={52} />
      <dl className="flex-1 space-y-1 text-sm">
        <DetailRow label="ID">
          <span className="font-mono break-all">{person.id}</span>
        </DetailRow>
        <DetailRow label="Phone">{person.phoneNumber ?? "Not given"}</DetailRow>
        <DetailRow label="Email">{person.emailVerified ? "Verified" : "Not verified"}</DetailRow>
        {person.banReason && <DetailRow label="Banned">{person.banReason}</DetailRow>}
        <DetailRow label="Created">{formatDateTime(person.createdAt)}</DetailRow>
        <DetailRow label="Updated">{formatDateTime(person.updatedAt)}</DetailRow>
      </dl>
    </div>
  );
}

function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-16 flex-none text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
