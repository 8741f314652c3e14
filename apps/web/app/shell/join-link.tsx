import type { ComponentProps } from "react";
import { useSession } from "#lib/session/session.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { joinPath } from "./navigation.ts";

/** To registration for visitors, to the directory for members (SHELL-32). */
export function JoinLink(props: Omit<ComponentProps<typeof LinkButton>, "to">) {
  const { firstName } = useSession();
  return <LinkButton {...props} to={joinPath(firstName !== null)} />;
}
