import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { ErrorPanel } from "#shell/error-page.tsx";
import { guardArea, memberContext } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/admin-layout.ts";
import { AdminHeading } from "./admin-heading.tsx";
import { listAdminPages } from "./admin-pages.ts";

export const middleware = [guardArea("admin")];

// A loader also makes every visit run the guard, even for pages without one of their own.
export const loader = ({ context }: Route.LoaderArgs) => ({
  pages: listAdminPages(context.get(memberContext)),
});

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame pages={loaderData.pages}>
      <Outlet />
    </AdminFrame>
  );
}

/** The menu stays when a page fails or access is denied. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return (
    <AdminFrame pages={loaderData?.pages ?? []}>
      {isRefused ? (
        <>
          <AdminHeading title="For admins only" />
          <Note>Only admins can open this page. Ask an admin if you need something from it.</Note>
        </>
      ) : (
        <ErrorPanel error={error} />
      )}
    </AdminFrame>
  );
}

interface AdminFrameProps {
  pages: ReturnType<typeof listAdminPages>;
  children: ReactNode;
}

function AdminFrame({ pages, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const currentPage = pages.find(({ to }) => isWithin(to, pathname))?.to;
  return (
    <Container className="pt-4 pb-18">
      <TabLinks
        label="Admin"
        links={pages.map(({ to, label }) => ({ to, label, isCurrent: to === currentPage }))}
      />
      {children}
    </Container>
  );
}

/** The users page has the area's own path, so it needs an exact match. */
const isWithin = (page: string, pathname: string) =>
  pathname === page || (page !== "/admin" && pathname.startsWith(`${page}/`));
