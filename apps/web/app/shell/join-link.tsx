import type { ComponentProps } from "react";
import { useSession } from "#lib/session/session.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { getJoinPath } from "./navigation.ts";

/** SHELL-32: visitors are sent to the registration, members to the directory. */
export function JoinLink(props: Omit<ComponentProps<typeof LinkButton>, "to">) {
  const { firstName } = useSession();
  return <LinkButton {...props} to={getJoinPath(firstName !== null)} />;
}
