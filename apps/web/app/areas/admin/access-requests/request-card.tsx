import { accessGrants, accessNames, mayDecide } from "@boab/contracts/accounts/access-grants";
import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { formatDateTime } from "@boab/format/dates";
import { capitalise } from "@boab/format/sentences";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Email } from "#ui/text/email.tsx";
import { getFieldLabel } from "../users/editable-fields.ts";

export type Decision = "approve" | "decline";

interface RequestCardProps {
  request: AccessRequest;
  viewer: FullProfile;
  onDecide: (decision: Decision, request: AccessRequest) => void;
}

/** `Merchant status: Approved`, what approving sets. */
export const describeGrant = ({ accessType }: Pick<AccessRequest, "accessType">): string =>
  Object.entries(accessGrants[accessType])
    .map(([field, value]) => `${getFieldLabel(field)}: ${value}`)
    .join(", ");

export function RequestCard({ request, viewer, onDecide }: RequestCardProps) {
  const titleId = `request-${request.id}`;
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar name={request.fullName} size={44} />
        <div className="flex-1 basis-40">
          <h2 id={titleId} className="font-sans text-base leading-snug font-[650] tracking-normal">
            {request.fullName}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-2">
            @{request.username} · <Email email={request.email} />
          </p>
          <p className="text-sm">
            <Link
              to={`/admin?${new URLSearchParams({ q: request.email })}`}
              className="link target-44"
            >
              View member
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <Chip tone="info">{capitalise(accessNames[request.accessType])} access</Chip>
          {formatDateTime(request.createdAt)}
        </div>
      </div>
      <p className="mt-4 rounded-md bg-sunk px-4 py-3 break-words whitespace-pre-line">
        {request.reason}
      </p>
      {request.status === "open" ? (
        <UndecidedRequest request={request} viewer={viewer} onDecide={onDecide} />
      ) : (
        <DecidedRequest request={request} />
      )}
    </Card>
  );
}

function UndecidedRequest({ request, viewer, onDecide }: RequestCardProps) {
  const isAllowed = mayDecide({ userId: viewer.id, adminStatus: viewer.adminStatus }, request);
  const isOwn = request.userId === viewer.id;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-md text-ink-2">
        Approving sets <b className="text-ink">{describeGrant(request)}</b>.
        {!isAllowed && (
          <span className="block">
            {isOwn ? "You can't decide on your own request." : "Only an admin can decide on this."}
          </span>
        )}
      </p>
      {isAllowed && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Decline ${request.fullName}`}
            onClick={() => onDecide("decline", request)}
          >
            Decline
          </Button>
          <Button
            size="sm"
            aria-label={`Approve ${request.fullName}`}
            onClick={() => onDecide("approve", request)}
          >
            Approve
          </Button>
        </div>
      )}
    </div>
  );
}

function DecidedRequest({ request }: { request: AccessRequest }) {
  const isApproved = request.status === "approved";
  return (
    <div className="mt-4 text-md text-ink-2">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={isApproved ? "ok" : "danger"} hasDot>
          {isApproved ? "Approved" : "Declined"}
        </Chip>
        by {request.decidedByName ?? "a former team member"}
        {request.decidedAt && `, ${formatDateTime(request.decidedAt)}`}
      </p>
      {request.declineReason && (
        <p className="mt-2 break-words whitespace-pre-line">
          <b className="text-ink">Reason given:</b> {request.declineReason}
        </p>
      )}
    </div>
  );
}
