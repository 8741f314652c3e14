import { redirect } from "react-router";
import { signOut } from "#areas/accounts/session-actions.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** Opening a link must not change anything; only the button signs out. */
export const loader = () => redirect("/");

export const action = ({ request }: Route.ActionArgs) => signOut(request);
