import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { guardArea } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Container } from "#ui/layout/container.tsx";
import { adminPages } from "./admin-pages.ts";

export const middleware = [guardArea("admin")];

// Makes every visit run the guard, even for pages without a loader.
export const loader = () => null;

export default function AdminLayout() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLDivElement>(null);

  // On phones the tabs scroll, so bring the current one into view without scrolling the page.
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
