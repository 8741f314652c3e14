import { directoryTexts } from "@boab/contracts/directory/texts";
import { SectionFrame } from "./section-frame.tsx";

export function Reviews() {
  return (
    <SectionFrame name="reviews">
      <p className="text-ink-2">{directoryTexts.noReviews}</p>
    </SectionFrame>
  );
}
