import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";

/** The parts of the page that the jobs area fills. */
export interface JobsContent {
  count: number;
  body: ReactNode;
  /** The applications, which only people who may read them see. */
  applications: ReactNode;
}

export const Jobs = ({ businessName, slot }: { businessName: string; slot: JobsContent }) => (
  <SectionFrame name="jobs" title={`Jobs at ${businessName}`}>
    {slot.body}
  </SectionFrame>
);
