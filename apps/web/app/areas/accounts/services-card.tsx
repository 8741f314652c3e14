import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessType } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { hasSellerStatus } from "@boab/contracts/accounts/roles";
import { formatDateTime } from "@boab/format/dates";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/ssr/ArrowsClockwise";
import { FilmSlateIcon } from "@phosphor-icons/react/dist/ssr/FilmSlate";
import { PenNibIcon } from "@phosphor-icons/react/dist/ssr/PenNib";
import { PlantIcon } from "@phosphor-icons/react/dist/ssr/Plant";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip, StatusChip } from "#ui/text/chip.tsx";
import type { AccessState, OwnAccess } from "./access/own-access.ts";
import { accountPageCopy } from "./copy.ts";

interface ServicesCardProps {
  profile: FullProfile;
  access: OwnAccess;
  /** The plan's name and price in one sentence. */
  planSummary: string;
  onRequest: (access: AccessType) => void;
}

export function ServicesCard({ profile, access, planSummary, onRequest }: ServicesCardProps) {
  return (
    <Card as="section" aria-labelledby="services-title">
      <div className="flex items-center justify-between gap-3">
        <h2 id="services-title" className="text-xl">
          Services
        </h2>
        <RefreshButton />
      </div>
      <ul className="divide-y divide-line">
        <Service
          name="Directory Plan"
          detail={planSummary}
          icon={<PlantIcon size={24} />}
          tint="bg-ok-soft text-on-ok-soft"
          chip={<Chip tone="info">{profile.directorySubscriptionPlan}</Chip>}
          action={
            <LinkButton to="/my-account/subscription" variant="secondary" size="xs">
              Subscription
            </LinkButton>
          }
        />
        <Service
          name="Merchant Status"
          detail={describeMerchantAccess(profile.merchantStatus)}
          icon={<StorefrontIcon size={24} />}
          tint="bg-warn-soft text-on-warn-soft"
          chip={<AccessChip status={profile.merchantStatus} state={access.merchant} />}
          action={
            <>
              <RequestAccess of="merchant" state={access.merchant} onRequest={onRequest} />
              {(hasSellerStatus(profile) || profile.stripeAccountId) && (
                <LinkButton to="/my-account/payouts" variant="secondary" size="xs">
                  Payouts
                </LinkButton>
              )}
            </>
          }
        />
        <Service
          name="Media Status"
          detail="Approved creators can add music videos and shows"
          icon={<FilmSlateIcon size={24} />}
          tint="bg-support-soft text-support-text"
          chip={<AccessChip status={profile.mediaStatus} state={access.media} />}
          action={<RequestAccess of="media" state={access.media} onRequest={onRequest} />}
        />
        <Service
          name="Magazine Status"
          detail="Approved writers can publish in the magazine"
          icon={<PenNibIcon size={24} />}
          tint="bg-primary-soft text-primary-text"
          chip={<AccessChip status={profile.magStatus} state={access.writer} />}
          action={<RequestAccess of="writer" state={access.writer} onRequest={onRequest} />}
        />
      </ul>
      <p className="mt-2 text-xs text-ink-3">
        Created {formatDateTime(profile.createdAt)}. Updated {formatDateTime(profile.updatedAt)}.
        Sydney time.
      </p>
    </Card>
  );
}

const describeMerchantAccess = (status: string | null): string => {
  if (status === "Approved") return "You can sell on the marketplace";
  if (status === "Trial") return "You're selling on trial. Request full approval to keep selling";
  return "Approved sellers can sell on the marketplace";
};

/** Reloads everything on the page. */
function RefreshButton() {
  const { state, revalidate } = useRevalidator();
  const [isDone, setDone] = useState(false);

  async function refresh() {
    setDone(false);
    await revalidate();
    setDone(true);
  }

  return (
    <div className="flex items-center gap-3">
      <span role="status" className="text-right text-xs text-ink-3">
        {isDone && state === "idle" ? accountPageCopy.refreshed : ""}
      </span>
      <Button
        variant="secondary"
        size="xs"
        onClick={refresh}
        isPending={state !== "idle"}
        pendingLabel="Refreshing"
      >
        <ArrowsClockwiseIcon size={16} aria-hidden="true" />
        Refresh
      </Button>
    </div>
  );
}

function AccessChip({ status, state }: { status: string | null; state: AccessState }) {
  return <StatusChip status={status ?? (state.name === "pending" ? "Pending" : "No access")} />;
}

interface RequestAccessProps {
  of: AccessType;
  state: AccessState;
  onRequest: ServicesCardProps["onRequest"];
}

function RequestAccess({ of, state, onRequest }: RequestAccessProps) {
  if (state.name !== "askable") return null;
  return (
    <Button variant="secondary" size="xs" aria-haspopup="dialog" onClick={() => onRequest(of)}>
      Request access<span className="sr-only">: {accessNames[of]}</span>
    </Button>
  );
}

interface ServiceProps {
  name: string;
  detail: string;
  icon: ReactNode;
  tint: string;
  chip: ReactNode;
  action: ReactNode;
}

function Service({ name, detail, icon, tint, chip, action }: ServiceProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span
        aria-hidden="true"
        className={cx("grid size-12 flex-none place-items-center rounded-md", tint)}
      >
        {icon}
      </span>
      <div className="flex-1 basis-[calc(100%-64px)] leading-[1.4] md:basis-0">
        <h3 className="font-sans text-base font-[650] tracking-normal">{name}</h3>
        <p className="text-sm text-ink-3">{detail}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 pl-16 md:pl-0">
        {chip}
        {action}
      </div>
    </li>
  );
}
