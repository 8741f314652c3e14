import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";

/** What the jobs area brings to the page. */
export interface JobsSlot {
  count: number;
  body: ReactNode;
  /** For those who may read them. */
  applications: ReactNode;
}

export const Jobs = ({ businessName, slot }: { businessName: string; slot: JobsSlot }) => (
  <SectionFrame name="jobs" title={`Jobs at ${businessName}`}>
    {slot.body}
  </SectionFrame>
);
