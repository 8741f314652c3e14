import { phoneCheckResource } from "#areas/directory/basic-info/phone-check.ts";
import { makeResourceResponse } from "#lib/api/resource.ts";
import { isCompletePhone } from "#lib/format/phone.server.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/phone-check.ts";

const longest = 40;

/** Asked while somebody types the number of their business. */
export const loader = ({ params: { phone } }: Route.LoaderArgs) =>
  makeResourceResponse(
    phoneCheckResource,
    { isComplete: isCompletePhone(phone.slice(0, longest)) },
    { "cache-control": PRIVATE_CACHE_CONTROL },
  );
