import type { AccessType } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { formatDate } from "@boab/format/dates";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { LockIcon } from "@phosphor-icons/react/dist/ssr/Lock";
import { PlantIcon } from "@phosphor-icons/react/dist/ssr/Plant";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { cx } from "#ui/layout/cx.ts";
import { getStatusTone, type Tone } from "#ui/text/chip.tsx";
import type { OwnAccess } from "./access/own-access.ts";

const toneStyles: Record<Tone, { style: string; Icon: typeof LockIcon }> = {
  ok: { style: "bg-ok-soft text-on-ok-soft", Icon: CheckCircleIcon },
  warn: { style: "bg-warn-soft text-on-warn-soft", Icon: ClockIcon },
  danger: { style: "bg-danger-soft text-on-danger-soft", Icon: WarningCircleIcon },
  info: { style: "bg-support-soft text-support-text", Icon: PlantIcon },
  neutral: { style: "bg-sunk text-ink-2", Icon: LockIcon },
};

interface Tile {
  label: string;
  value: string;
  tone: Tone;
  /** The access to request when the tile is pressed. */
  requestableAccess?: AccessType | undefined;
  sentAt?: string | undefined;
}

const makeTile = (label: string, value: string): Tile => ({
  label,
  value,
  tone: getStatusTone(value),
});

function makeAccessTile(
  label: string,
  requestable: AccessType,
  status: string | null,
  access: OwnAccess,
): Tile {
  const state = access[requestable];
  if (state.name === "pending")
    return { ...makeTile(label, status ?? "Pending"), sentAt: state.sentAt };
  const tile = makeTile(label, status ?? "No access");
  return state.name === "askable" ? { ...tile, requestableAccess: requestable } : tile;
}

/** The tiles are in the order of the specification (ACCT-02). */
export const listStatusTiles = (profile: FullProfile, access: OwnAccess): Tile[] => [
  makeTile("User", profile.userStatus),
  makeAccessTile("Merchant", "merchant", profile.merchantStatus, access),
  makeAccessTile("Directory", "directory", profile.directoryStatus, access),
  { label: "Dir-Plan", value: profile.directorySubscriptionPlan, tone: "info" },
  profile.adminStatus
    ? { label: "Role", value: profile.adminStatus, tone: "ok" }
    : makeAccessTile("Role", "admin", null, access),
];

interface StatusTilesProps {
  profile: FullProfile;
  access: OwnAccess;
  onRequest: (access: AccessType) => void;
}

export function StatusTiles({ profile, access, onRequest }: StatusTilesProps) {
  return (
    <>
      <h2 className="sr-only">Status</h2>
      <ul className="mt-6 grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:gap-3 lg:grid-cols-5 *:first:max-sm:col-span-2">
        {listStatusTiles(profile, access).map((tile) => (
          <li key={tile.label} className="grid">
            <StatusTile tile={tile} onRequest={onRequest} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StatusTile({ tile, onRequest }: { tile: Tile; onRequest: StatusTilesProps["onRequest"] }) {
  const { requestableAccess: requestable, sentAt } = tile;
  const { style, Icon } = toneStyles[tile.tone];
  const tileStyle = cx("block rounded-md px-4 py-3 text-left leading-[1.4]", style);
  const content = (
    <>
      <span className="block text-xs">{tile.label} </span>
      <span className="flex items-center gap-1.5 text-[1.0625rem] font-[650]">
        <Icon weight="fill" size={17} aria-hidden="true" className="flex-none" />
        {tile.value}{" "}
      </span>
      {sentAt && <span className="block text-xs">Sent {formatDate(sentAt)}</span>}
    </>
  );
  if (!requestable) return <div className={tileStyle}>{content}</div>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onRequest(requestable)}
      className={cx(tileStyle, "group transition-shadow duration-fast hover:shadow-2")}
    >
      {content}
      <span className="text-xs underline underline-offset-3 group-hover:decoration-2">
        Request access
      </span>
    </button>
  );
}
