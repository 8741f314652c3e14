import { openProblemPhoto } from "@boab/contracts/marketplace/order-problems";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/problem-photo.ts";

/** Redirects to the photo with a link that is valid for five minutes. The server checks access and logs it. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { url } = await api(request).load(openProblemPhoto, {
    params: { order_id: params.orderId, number: params.number },
  });
  throw redirect(url, { headers: { "Cache-Control": PRIVATE_CACHE_CONTROL } });
}
