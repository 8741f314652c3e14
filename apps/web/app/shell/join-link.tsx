import type { ComponentProps } from "react";
import { useSession } from "#lib/session.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { joinPath } from "./navigation.ts";

/** A Join link: to the sign-up for visitors, on to the directory for members (SHELL-32). */
export function JoinLink(props: Omit<ComponentProps<typeof LinkButton>, "to">) {
  const { firstName } = useSession();
  return <LinkButton {...props} to={joinPath(firstName !== null)} />;
}
