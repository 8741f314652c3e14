import { useLocation, useNavigate } from "react-router";
import { registerPath } from "#lib/session/redirect.ts";

/** Leads to where people log in, and from there back to this page. */
export function useLogIn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(registerPath(pathname + search));
}
