import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";

/** The parts of the page that the jobs area fills. */
export interface JobsSlot {
  count: number;
  body: ReactNode;
  /** The applications, which only people who may read them see. */
  applications: ReactNode;
}

export const Jobs = ({ businessName, slot }: { businessName: string; slot: JobsSlot }) => (
  <SectionFrame name="jobs" title={`Jobs at ${businessName}`}>
    {slot.body}
  </SectionFrame>
);
