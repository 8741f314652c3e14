import type { FocusEvent } from "react";

/** For rows that scroll sideways: browsers don't scroll to a half visible link when the keyboard focuses it. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  // Doesn't run for a tap, because the link would move away under the finger.
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
