import type { ReactNode } from "react";

/** Pixels, of the picture inside the frame. */
export const photoSize = 108;

/** Lifts a person's picture over the edge of the cloth. */
export const PhotoFrame = ({ children }: { children: ReactNode }) => (
  <span className="relative -mt-10 rounded-full border-[6px] border-surface bg-surface">
    {children}
  </span>
);
