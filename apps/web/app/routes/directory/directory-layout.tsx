import { Outlet } from "react-router";
import { ErrorPanel } from "#shell/error-page.tsx";
import type { Route } from "./+types/directory-layout.ts";
import { DirectoryBar } from "./shell/directory-bar.tsx";

export default function DirectoryLayout() {
  return (
    <>
      <DirectoryBar />
      <Outlet />
    </>
  );
}

/** The directory's bar stays when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <DirectoryBar />
      <ErrorPanel error={error} />
    </>
  );
}
