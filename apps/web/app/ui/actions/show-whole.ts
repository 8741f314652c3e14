import type { FocusEvent } from "react";

/** For rows that scroll sideways: browsers leave a link that is half in sight as it is when the keyboard reaches it. */
export function showWhole({ target }: FocusEvent): void {
  // Not for a press: the link would move away under the finger.
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
