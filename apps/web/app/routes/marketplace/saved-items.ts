import { redirect } from "react-router";
import { changeSavedItem } from "#areas/marketplace/saved/change-saved-item.server.ts";
import type { Route } from "./+types/saved-items.ts";

export const loader = () => redirect("/my-account/saved");

export const action = ({ request }: Route.ActionArgs) => changeSavedItem(request);
