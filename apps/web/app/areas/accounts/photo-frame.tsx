import type { ReactNode } from "react";

/** The size is in pixels, without the frame. */
export const photoSize = 108;

/** Overlaps the photo with the edge of the cover. */
export const PhotoFrame = ({ children }: { children: ReactNode }) => (
  <span className="relative -mt-10 rounded-full border-[6px] border-surface bg-surface">
    {children}
  </span>
);
