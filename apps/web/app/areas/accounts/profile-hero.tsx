import type { ReactNode } from "react";
import { Card } from "#ui/layout/card.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Weave } from "#ui/media/weave.tsx";
import { PhotoFrame, photoSize } from "./photo-frame.tsx";

interface ProfileHeroProps {
  fullName: string;
  username: string;
  photoUrl: string | null;
  photoSrcSet: string | null;
  /** Shown next to the handle: the email on the member's own page, the month of joining on a public one. */
  detail: ReactNode;
  /** Replaces the photo where it can be changed. */
  photo?: ReactNode;
  /** Shown next to the name, on the member's own page only. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function ProfileHero(props: ProfileHeroProps) {
  const { fullName, username, photoUrl, photoSrcSet, detail, photo, actions, children } = props;
  return (
    <Card as="section" isPadded={false} className="overflow-hidden">
      <Weave name={username} shape="band" className="h-24 w-full object-cover md:h-32" />
      <div className="px-5 pb-6 md:px-7">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {photo ?? (
            <PhotoFrame>
              <Avatar name={fullName} src={photoUrl} srcSet={photoSrcSet} size={photoSize} />
            </PhotoFrame>
          )}
          <div className="flex-1 basis-60 pt-3">
            <h1 className="text-3xl">{fullName}</h1>
            <p className="mt-1 text-ink-3">
              <span className="text-ink">@{username}</span>{" "}
              <span className="wrap-anywhere max-md:block">{detail}</span>
            </p>
          </div>
          {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
        </div>
        {children}
      </div>
    </Card>
  );
}
