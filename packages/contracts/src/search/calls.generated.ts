// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as search from "./search.ts";

export const searchEverything: BrowserCall<typeof search.searchEverything> = { method: "GET", path: "/search" };
