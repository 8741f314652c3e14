import type { ReactNode } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { Weave } from "#ui/weave.tsx";

interface ProfileHeroProps {
  fullName: string;
  username: string;
  photoUrl: string | null;
  /** Beside the handle: the address on one's own page, the month on a public one. */
  detail: string;
  /** Beside the name: what one may do with the profile. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A cloth woven from the person's handle, the picture over its edge, the name. */
export function ProfileHero({
  fullName,
  username,
  photoUrl,
  detail,
  actions,
  children,
}: ProfileHeroProps) {
  return (
    <Card as="section" isPadded={false} className="overflow-hidden">
      <Weave name={username} shape="band" className="h-24 w-full object-cover md:h-32" />
      <div className="px-5 pb-6 md:px-7">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <span className="-mt-10 rounded-full border-[6px] border-surface bg-surface">
            <Avatar name={fullName} src={photoUrl ?? undefined} size={108} />
          </span>
          <div className="flex-1 basis-60 pt-3">
            <h1 className="text-3xl">{fullName}</h1>
            <p className="mt-1 text-ink-3">
              <span className="text-ink">@{username}</span>{" "}
              <span className="break-words max-md:block">{detail}</span>
            </p>
          </div>
          {actions}
        </div>
        {children}
      </div>
    </Card>
  );
}
