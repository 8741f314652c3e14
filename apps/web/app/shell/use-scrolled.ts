import { useEffect, useState } from "react";

/** SHELL-23: the header shrinks when the page is scrolled further than this. */
export const HEADER_SHRINKS_AFTER_PX = 10;

export const isScrolled = (scrollY: number): boolean => scrollY > HEADER_SHRINKS_AFTER_PX;

export function useScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const update = () => setHasScrolled(isScrolled(window.scrollY));
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return hasScrolled;
}
