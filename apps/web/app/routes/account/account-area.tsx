import { Outlet } from "react-router";
import { guardMember } from "#shell/guards.server.ts";

export const middleware = [guardMember];

// Makes every visit run the guard, even for pages without a loader.
export const loader = () => null;

export default Outlet;
