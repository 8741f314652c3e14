import { Outlet } from "react-router";
import { ErrorPanel } from "./error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails still has header and footer. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <ErrorPanel error={error} />
    </SiteFrame>
  );
}
