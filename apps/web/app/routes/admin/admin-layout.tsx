import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { guardArea } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Container } from "#ui/layout/container.tsx";
import { adminPages } from "./admin-pages.ts";

export const middleware = [guardArea("admin")];

// A page of this area may have nothing to load; this makes every visit pass the guard.
export const loader = () => null;

/** The frame of every admin page: its navigation, then the page. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLDivElement>(null);

  // On a phone the row of tabs scrolls, and the current one may lie outside of it. The page itself stays
  // where the reader has scrolled to before the script came.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    const row = current?.parentElement;
    if (!current || !row) return;
    const left = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    row.scrollTo({ left, behavior: "instant" });
  }, [pathname]);

  return (
    <Container className="pt-4 pb-18">
      <div ref={nav}>
        <TabLinks
          label="Admin"
          links={adminPages.map((page) => ({ ...page, isCurrent: page.to === pathname }))}
        />
      </div>
      <Outlet />
    </Container>
  );
}
