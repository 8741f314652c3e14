import { type ReactNode, use, useLayoutEffect, useRef } from "react";
import { rememberBarHeight, reserveBarSpace } from "#lib/browser/owner-bar.ts";
import { cx } from "#ui/layout/cx.ts";
import { IsNonManagerContext } from "./editing-context.ts";

interface OwnerBarSpaceProps {
  slug: string;
  /** The bar, once it is known that the viewer manages the listing. */
  children: ReactNode;
}

/**
 * Reserves space for the owner's bar, so that it doesn't push the page down when it loads. Only a browser that has
 * shown this listing's bar before knows its height; for everybody else no space is reserved.
 */
export function OwnerBarSpace({ slug, children }: OwnerBarSpaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNonManager = use(IsNonManagerContext);
  const hasBar = Boolean(children);

  useLayoutEffect(() => reserveBarSpace(slug), [slug]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!hasBar || !box) {
      if (isNonManager) rememberBarHeight(slug, 0);
      return;
    }
    const observer = new ResizeObserver(() => rememberBarHeight(slug, box.offsetHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [slug, hasBar, isNonManager]);

  return (
    <div
      ref={ref}
      className={cx(!hasBar && !isNonManager && "in-data-signed-in:min-h-(--owner-bar)")}
    >
      {children}
    </div>
  );
}
