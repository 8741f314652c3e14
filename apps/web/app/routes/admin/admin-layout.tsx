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

  return (
    <Container className="pt-4 pb-18">
      <TabLinks
        label="Admin"
        links={adminPages.map((page) => ({ ...page, isCurrent: page.to === currentPage }))}
      />
      <Outlet />
    </Container>
  );
}
