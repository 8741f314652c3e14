import { isAdmin, isMediaCreator } from "@boab/contracts/accounts/roles";
import { Outlet, useMatches } from "react-router";
import { MediaBar } from "#areas/media/media-bar.tsx";
import { guardArea, memberContext } from "#shell/guards.server.ts";
import { cx } from "#ui/layout/cx.ts";
import type { Route } from "./+types/media-layout.ts";

export const middleware = [guardArea("media")];

/** Its loader makes every visit pass the guard, also to a page that has nothing to load. */
export function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  return { mayAdd: isAdmin(member) || isMediaCreator(member) };
}

/** Watching is dark in both themes; forms are as everywhere. */
const isForm = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "isForm" in handle;

export default function MediaLayout({ loaderData: { mayAdd } }: Route.ComponentProps) {
  const hasForm = useMatches().some(({ handle }) => isForm(handle));
  return (
    <div className={cx("h-full bg-paper text-ink", !hasForm && "theme-dark on-night")}>
      <MediaBar mayAdd={mayAdd} />
      <Outlet />
    </div>
  );
}
