import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { ReactNode } from "react";
import { formatDateTime } from "#lib/format/format.ts";
import { Avatar } from "#ui/media/avatar.tsx";

/** Read-only facts for staff. */
export function UserFacts({ person }: { person: FullProfile }) {
  return (
    <div className="flex items-start gap-4">
      <Avatar name={person.fullName} src={person.photoUrl ?? undefined} size={52} />
      <dl className="flex-1 space-y-1 text-sm">
        <Fact label="ID">
          <span className="font-mono break-all">{person.id}</span>
        </Fact>
        <Fact label="Phone">{person.phoneNumber ?? "Not given"}</Fact>
        <Fact label="Email">{person.emailVerified ? "Verified" : "Not verified"}</Fact>
        {person.banReason && <Fact label="Banned">{person.banReason}</Fact>}
        <Fact label="Created">{formatDateTime(person.createdAt)}</Fact>
        <Fact label="Updated">{formatDateTime(person.updatedAt)}</Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-16 flex-none text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
