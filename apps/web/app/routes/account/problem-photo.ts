import { openProblemPhoto } from "@boab/contracts/marketplace/order-problems";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import type { Route } from "./+types/problem-photo.ts";

/** Leads to the photo by a link that works for five minutes; the server decides who gets it, and records it. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { url } = await api(request).load(openProblemPhoto, {
    params: { order_id: params.orderId, number: params.number },
  });
  throw redirect(url, { headers: { "Cache-Control": PRIVATE_PAGE } });
}
