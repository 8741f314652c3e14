import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { guardArea } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Container } from "#ui/layout/container.tsx";
import { adminPages } from "./admin-pages.ts";

export const middleware = [guardArea("admin")];

// Makes every visit run the guard, even for pages without a loader.
export const loader = () => null;

/** Users live at the area's own address, so only an exact match is theirs. */
const isWithin = (page: string, pathname: string) =>
  pathname === page || (page !== "/admin" && pathname.startsWith(`${page}/`));

export default function AdminLayout() {
  const { pathname } = useLocation();
  const currentPage = adminPages.find(({ to }) => isWithin(to, pathname))?.to;
  const nav = useRef<HTMLDivElement>(null);

  // On phones the tabs scroll, so bring the current one into view without scrolling the page.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`a[href="${currentPage}"]`);
    const row = current?.parentElement;
    if (!current || !row) return;
    const left = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    row.scrollTo({ left, behavior: "instant" });
  }, [currentPage]);

  return (
    <Container className="pt-4 pb-18">
      <div ref={nav}>
        <TabLinks
          label="Admin"
          links={adminPages.map((page) => ({ ...page, isCurrent: page.to === currentPage }))}
        />
      </div>
      <Outlet />
    </Container>
  );
}
