import { redirect } from "react-router";
import { signIn } from "#areas/accounts/session-actions.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import type { Route } from "./+types/session.ts";

export const loader = () => redirect("/register");

export const action = ({ request }: Route.ActionArgs) => signIn(request);

export const clientAction = (args: Route.ClientActionArgs) => runClientAction(args);
