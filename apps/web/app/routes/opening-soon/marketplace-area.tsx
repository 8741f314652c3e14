import { Outlet } from "react-router";
import { guardArea } from "#shell/guards.server.ts";

export const middleware = [guardArea("marketplace")];

// A page of this area may have nothing to load; this makes every visit pass the guard.
export const loader = () => null;

export default Outlet;
