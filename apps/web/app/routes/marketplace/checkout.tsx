import { states } from "@boab/contracts/directory/limits";
import { getCart } from "@boab/contracts/marketplace/cart";
import { useEffect } from "react";
import { useSuburbs } from "#areas/directory/use-suburbs.ts";
import { useCardScript } from "#areas/marketplace/checkout/card-script.ts";
import { CartPage } from "#areas/marketplace/checkout/cart-page.tsx";
import { saveCart } from "#areas/marketplace/checkout/save-cart.server.ts";
import { checkoutPath } from "#areas/marketplace/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { cartCount } from "#shell/cart-count.ts";
import { admitMember } from "#shell/guards.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/checkout.ts";

export const meta = () => pageMeta({ title: "Your cart", path: checkoutPath, isIndexed: false });

/** A cart is for whoever filled it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { id, fullName, phoneNumber, email } = admitMember(await currentProfile(request), url);
  return {
    cart: await api(request).load(getCart, { params: { id } }),
    buyer: { name: fullName, phone: phoneNumber ?? "", email },
    cardKey: config.cardKey,
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  admitMember(await currentProfile(request), url);
  return saveCart(request);
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, buyer, cardKey } = loaderData;
  const { suburbs, send } = useSuburbs();
  useCardScript(cart.cart.length > 0 ? cardKey : undefined);
  const lines = cart.cart.length;
  useEffect(() => cartCount.set(lines), [lines]);
  return (
    <Container className="pt-8 pb-18">
      <h1 className="mb-7 type-title">Your cart</h1>
      <CartPage
        {...{ cart, buyer, firstResult: actionData }}
        placeSearch={{ places: suburbs, search: send, states }}
      />
    </Container>
  );
}
