import { useLocation } from "react-router";
import { makeSignInLink, type NavigationLink } from "./navigation.ts";

/** The login doesn't return to these pages, because its default destination is more useful. */
const pathsWithoutReturn = ["/", "/register"];

/** The header's login link, which returns to the current page. */
export function useSignInLink(): NavigationLink {
  const { pathname, search } = useLocation();
  return makeSignInLink(pathsWithoutReturn.includes(pathname) ? "" : `${pathname}${search}`);
}
