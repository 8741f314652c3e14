/**
 * `ref={firstFocus}` on what a dialog focuses when it opens. React keeps `autoFocus` to itself,
 * while a native dialog looks for the attribute.
 */
export function firstFocus(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
