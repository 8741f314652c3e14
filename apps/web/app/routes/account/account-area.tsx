import { Outlet } from "react-router";
import { guardMember } from "#shell/guards.server.ts";

export const middleware = [guardMember];

// A page of this area may have nothing to load; this makes every visit pass the guard.
export const loader = () => null;

export default Outlet;
