import { redirect } from "react-router";
import { pageNotFoundPath } from "#lib/session/redirect.ts";

/** SHELL-33: unknown paths redirect to the home page with a notice. */
export const loader = () => redirect(pageNotFoundPath);
export const action = loader;

/** Never rendered; without a component React Router would treat this as a resource route. */
export default () => null;
