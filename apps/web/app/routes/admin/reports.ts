import { redirect } from "react-router";

/** Reports of listings wait in the moderation queue, beside those of everything else. */
export const loader = () => redirect("/admin/moderation?kind=listing", 301);
