import { directoryTexts } from "@boab/contracts/directory/texts";
import { SectionFrame } from "./section-frame.tsx";

export function Jobs({ businessName }: { businessName: string }) {
  return (
    <SectionFrame name="jobs" title={`Jobs at ${businessName}`}>
      <p className="text-ink-2">{directoryTexts.noJobs}</p>
    </SectionFrame>
  );
}
