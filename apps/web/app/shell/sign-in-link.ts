import { useLocation } from "react-router";
import { type NavigationLink, signInLink } from "./navigation.ts";

/** Nobody comes back to these: after logging in there is a better place to be. */
const notToReturnTo = ["/", "/register"];

/** The header's link to log in, which remembers the page it stands on. */
export function useSignInLink(): NavigationLink {
  const { pathname, search } = useLocation();
  return signInLink(notToReturnTo.includes(pathname) ? "" : `${pathname}${search}`);
}
