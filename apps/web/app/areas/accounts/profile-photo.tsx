import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { CameraIcon } from "@phosphor-icons/react/dist/ssr/Camera";
import { useRef, useState } from "react";
import { getUploadLimits } from "#lib/uploads/limits.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { useObjectUrl } from "#ui/media/use-object-url.ts";
import { profilePhotoCopy } from "./copy.ts";
import { PhotoFrame, photoSize } from "./photo-frame.tsx";
import { type PhotoChange, useChangePhoto } from "./use-change-photo.ts";

export const photoInputId = "profile-photo";

/** The member's photo with its controls; progress and errors are shown in a row below. */
export function ProfilePhoto({ profile }: { profile: FullProfile }) {
  const { change, failure, start, cancel } = useChangePhoto(profile.id);
  const input = useRef<HTMLInputElement>(null);

  function stop() {
    cancel();
    // The button that had the focus is gone, so the focus moves to the file input.
    input.current?.focus();
  }

  return (
    <>
      <PhotoFrame>
        <PhotoPreview profile={profile} change={change} />
        <input
          ref={input}
          id={photoInputId}
          type="file"
          accept={getUploadLimits("profile-photo").accept}
          className="peer sr-only"
          onChange={(event) => {
            void start(event.target.files?.[0]);
            // Allows choosing the same file again after a failure.
            event.target.value = "";
          }}
        />
        <label
          htmlFor={photoInputId}
          title={profile.photoUrl ? profilePhotoCopy.change : profilePhotoCopy.add}
          className="absolute -right-2 -bottom-2 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-surface text-ink shadow-1 transition-colors duration-fast hover:bg-sunk peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        >
          <CameraIcon size={20} aria-hidden="true" />
          <span className="sr-only">
            {profile.photoUrl ? profilePhotoCopy.change : profilePhotoCopy.add}
          </span>
        </label>
      </PhotoFrame>
      <div className="order-last basis-full empty:hidden">
        {change && <Progress change={change} onCancel={stop} />}
        {failure && (
          <Note tone="danger" role="alert" title={failure.problem.headline}>
            <p>{failure.problem.nextStep}</p>
            {failure.problem.canRetry && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-2.5"
                onClick={() => {
                  void start(failure.file);
                  input.current?.focus();
                }}
              >
                Try again
              </Button>
            )}
          </Note>
        )}
      </div>
    </>
  );
}

function PhotoPreview({
  profile,
  change,
}: {
  profile: FullProfile;
  change: PhotoChange | undefined;
}) {
  const preview = useObjectUrl(change?.file);
  const [brokenPreview, setBrokenPreview] = useState<string>();
  return (
    <span className="relative block">
      {preview && preview !== brokenPreview ? (
        <img
          src={preview}
          alt=""
          width={photoSize}
          height={photoSize}
          onError={() => setBrokenPreview(preview)}
          className="block size-[108px] rounded-full object-cover opacity-60"
        />
      ) : (
        <Avatar
          name={profile.fullName}
          src={profile.photoUrl}
          srcSet={profile.photoSrcSet}
          size={photoSize}
        />
      )}
      {change && <ProgressRing percent={change.percent} />}
    </span>
  );
}

const radius = 51;
const circumference = 2 * Math.PI * radius;

/** Decorative: the progress bar below has the accessible label. */
const ProgressRing = ({ percent }: { percent: number }) => (
  <svg
    viewBox="0 0 108 108"
    aria-hidden="true"
    className="absolute inset-0 size-full -rotate-90 fill-none"
  >
    <circle cx="54" cy="54" r={radius} strokeWidth="6" className="stroke-surface/70" />
    <circle
      cx="54"
      cy="54"
      r={radius}
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray={circumference}
      strokeDashoffset={circumference * (1 - percent / 100)}
      className="stroke-primary transition-[stroke-dashoffset] duration-base"
    />
  </svg>
);

function Progress({ change, onCancel }: { change: PhotoChange; onCancel: () => void }) {
  const { percent, isPreparing } = change;
  return (
    <div className="flex items-center gap-4 rounded-md border border-line py-2 pr-2 pl-4">
      <div className="flex-1">
        <div className="flex justify-between gap-3 text-sm">
          <span role="status">
            {isPreparing ? profilePhotoCopy.preparing : profilePhotoCopy.uploading}
          </span>
          <span className="type-money text-ink-3">{percent}%</span>
        </div>
        <ProgressBar label={profilePhotoCopy.uploading} percent={percent} className="mt-1.5" />
      </div>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
