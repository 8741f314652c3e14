import { redirect } from "react-router";
import { pageNotFoundPath } from "#lib/session/redirect.ts";

/** SHELL-33 */
export const loader = () => redirect(pageNotFoundPath);
export const action = loader;

/** Never shown; without a component React Router would answer as a plain resource. */
export default () => null;
