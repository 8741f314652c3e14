/** `ref={takeFocus}` with `tabIndex={-1}`: for what appears in place of the control that was pressed. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
