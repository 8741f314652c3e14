/**
 * `ref={firstFocus}` on the element a dialog focuses when it opens. React doesn't render
 * `autoFocus`, but a native dialog needs the attribute.
 */
export function setAutofocus(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
