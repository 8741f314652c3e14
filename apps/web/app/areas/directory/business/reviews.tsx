import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";

/** The parts of the page that the reviews area fills. */
export interface ReviewsContent {
  count: number;
  /** The mean and the number of reviews, shown in the row of details under the name. */
  rating: ReactNode;
  action: ReactNode;
  body: ReactNode;
}

export function Reviews({ slot }: { slot: ReviewsContent }) {
  return (
    <SectionFrame name="reviews" action={slot.action}>
      {slot.body}
    </SectionFrame>
  );
}
