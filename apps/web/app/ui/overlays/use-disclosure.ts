import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

// The delay lets the pointer cross the gap to the panel without closing it.
const closeDelayMs = 160;

/** Opens and closes a panel below a button: pointer, keyboard and focus. */
export function useDisclosure(openOn: "click" | "hover") {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenedByMouse = useRef(false);
  const isReturning = useRef(false);
  const opensOnHover = openOn === "hover";

  function moveFocus(step: 1 | -1 | "first" | "last") {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>("[data-menu-item]") ?? [])];
    const currentIndex = rows.indexOf(document.activeElement as HTMLElement);
    const target =
      step === "first"
        ? 0
        : step === "last"
          ? rows.length - 1
          : (currentIndex + step + rows.length) % rows.length;
    rows[currentIndex === -1 && step === -1 ? rows.length - 1 : target]?.focus();
  }

  function closeAndFocusTrigger() {
    setOpen(false);
    isReturning.current = true;
    trigger.current?.focus();
    isReturning.current = false;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) closeAndFocusTrigger();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // Rows can take focus only after the panel is shown.
      requestAnimationFrame(() => moveFocus(step));
    } else if (isOpen && (event.key === "Home" || event.key === "End")) {
      event.preventDefault();
      moveFocus(event.key === "Home" ? "first" : "last");
    }
  }

  return {
    isOpen,
    close: () => setOpen(false),
    /** Use it for an action that stays on the page, because the focused row gets hidden. */
    closeAndFocusTrigger: closeAndFocusTrigger,
    rootProps: {
      ref: root,
      onKeyDown: handleKeyDown,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(closeTimer.current);
        isOpenedByMouse.current = event.pointerType === "mouse";
        if (opensOnHover && isOpenedByMouse.current) setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!opensOnHover || event.pointerType !== "mouse") return;
        closeTimer.current = setTimeout(() => setOpen(false), closeDelayMs);
      },
    },
    triggerProps: {
      ref: trigger,
      onFocus: (event: FocusEvent) => {
        if (!opensOnHover || isReturning.current) return;
        if (event.target.matches(":focus-visible")) setOpen(true);
      },
      // With a mouse, hovering has already opened it, so a click must not close it again.
      onClick: () => setOpen((open) => (opensOnHover && isOpenedByMouse.current ? true : !open)),
    },
  };
}
