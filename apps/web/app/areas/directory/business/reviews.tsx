import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";

/** What the reviews of a listing bring to its page; they belong to another area. */
export interface ReviewsSlot {
  count: number;
  /** Between the facts under the name: mean and number of reviews. */
  fact: ReactNode;
  action: ReactNode;
  body: ReactNode;
}

export function Reviews({ slot }: { slot: ReviewsSlot }) {
  return (
    <SectionFrame name="reviews" action={slot.action}>
      {slot.body}
    </SectionFrame>
  );
}
