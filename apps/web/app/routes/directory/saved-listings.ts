import { redirect } from "react-router";
import { changeSavedListing } from "#areas/directory/saved/change-saved.server.ts";
import type { Route } from "./+types/saved-listings.ts";

export const loader = () => redirect("/my-account/saved");

export const action = ({ request }: Route.ActionArgs) => changeSavedListing(request);
