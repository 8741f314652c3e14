import { EyeSlashIcon } from "@phosphor-icons/react/dist/ssr/EyeSlash";
import { InfoIcon } from "@phosphor-icons/react/dist/ssr/Info";
import type { ReactNode } from "react";

/** What a smaller plan changes for this member. */
export interface PlanLosses {
  /** The live listings above its limit. */
  hiddenListings: readonly { name: string; place: string }[];
  /** Whole sentences about everything else. */
  sentences: readonly string[];
}

export const noLosses: PlanLosses = { hiddenListings: [], sentences: [] };

export function PlanLossList({ hiddenListings, sentences }: PlanLosses) {
  if (hiddenListings.length + sentences.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {hiddenListings.map(({ name, place }) => (
        <Loss key={name} icon={<EyeSlashIcon {...iconProps} />}>
          <b>{name}</b>
          {place && `, ${place}`}
        </Loss>
      ))}
      {sentences.map((sentence) => (
        <Loss key={sentence} icon={<InfoIcon {...iconProps} />}>
          {sentence}
        </Loss>
      ))}
    </ul>
  );
}

const iconProps = { size: 20, "aria-hidden": true, className: "mt-0.5 flex-none text-ok" } as const;

function Loss({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}
