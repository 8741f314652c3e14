import { states } from "@boab/contracts/directory/limits";
import { getCart } from "@boab/contracts/marketplace/cart";
import { useEffect } from "react";
import { useSuburbs } from "#areas/directory/use-suburbs.ts";
import { useCardScript } from "#areas/marketplace/checkout/card-script.ts";
import { CartPage } from "#areas/marketplace/checkout/cart-page.tsx";
import { changeCart } from "#areas/marketplace/checkout/save-cart.server.ts";
import { checkoutPath } from "#areas/marketplace/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { cartCount } from "#shell/cart-count.ts";
import { requireMember } from "#shell/guards.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/checkout.ts";

export const meta = () =>
  buildPageMeta({ title: "Your cart", path: checkoutPath, isIndexed: false });

/** A cart belongs to the signed-in member, so visitors are redirected to the login. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { id, fullName, phoneNumber, email } = requireMember(
    await loadCurrentProfile(request),
    url,
  );
  return {
    cart: await api(request).load(getCart, { params: { id } }),
    buyer: { id, name: fullName, phone: phoneNumber ?? "", email },
    cardKey: config.cardKey,
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return changeCart(request);
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, buyer, cardKey: stripePublishableKey } = loaderData;
  const { suburbs, send } = useSuburbs();
  useCardScript(cart.cart.length > 0 ? stripePublishableKey : undefined);
  const items = cart.cart.reduce((sum, { quantity }) => sum + quantity, 0);
  useEffect(() => cartCount.set(items), [items]);
  return (
    <Container className="pt-8 pb-18">
      <h1 className="mb-7 type-title">Your cart</h1>
      <CartPage
        cart={cart}
        buyer={buyer}
        firstResult={actionData}
        placeSearch={{ places: suburbs, search: send, states }}
      />
    </Container>
  );
}
