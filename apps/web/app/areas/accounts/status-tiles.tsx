import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { statusTone, type Tone } from "#ui/chip.tsx";
import { cx } from "#ui/cx.ts";

const tones: Record<Tone, string> = {
  ok: "bg-ok-soft text-on-ok-soft",
  warn: "bg-warn-soft text-on-warn-soft",
  danger: "bg-danger-soft text-on-danger-soft",
  info: "bg-support-soft text-support-text",
  neutral: "bg-sunk text-ink-2",
};

interface Tile {
  label: string;
  value: string;
  tone: Tone;
}

const status = (label: string, value: string | null): Tile => ({
  label,
  value: value ?? "None",
  tone: statusTone(value ?? "none"),
});

/** What a person has been granted, in the order of the account page. */
export const statusTilesOf = (profile: FullProfile): Tile[] => [
  status("User", profile.userStatus),
  status("Merchant", profile.merchantStatus),
  status("Directory", profile.directoryStatus),
  { label: "Dir-Plan", value: profile.directorySubscriptionPlan, tone: "info" },
  {
    label: "Role",
    value: profile.adminStatus ?? "None",
    tone: profile.adminStatus ? "info" : "neutral",
  },
];

export function StatusTiles({ profile }: { profile: FullProfile }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {statusTilesOf(profile).map((tile) => (
        <div key={tile.label} className={cx("rounded-md px-4 py-3", tones[tile.tone])}>
          <dt className="text-xs">{tile.label}</dt>
          <dd className="font-[650]">{tile.value}</dd>
        </div>
      ))}
    </dl>
  );
}
