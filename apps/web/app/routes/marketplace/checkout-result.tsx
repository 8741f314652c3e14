import { readCheckout } from "@boab/contracts/marketplace/checkout";
import { getFirstName } from "@boab/format/names";
import { useEffect } from "react";
import { OrderedStores } from "#areas/marketplace/checkout/ordered-stores.tsx";
import { ResultMark } from "#areas/marketplace/checkout/result-mark.tsx";
import { viewResult } from "#areas/marketplace/checkout/result-view.ts";
import { useCheckoutReturn } from "#areas/marketplace/checkout/use-checkout-return.ts";
import { checkoutPath, marketplacePath, ordersPath } from "#areas/marketplace/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { cartCount } from "#shell/cart-count.ts";
import { requireMember } from "#shell/guards.server.ts";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/checkout-result.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Your order",
    path: `${marketplacePath}/checkout-result/${params.id}`,
    isIndexed: false,
  });

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const { fullName } = requireMember(await loadCurrentProfile(request), url);
  const checkout = await api(request).load(readCheckout, { params: { id: params.id } });
  return { checkout, firstName: getFirstName(fullName) };
}

/**
 * The payment provider redirects back to this page. It only reads; the provider notifies the server directly.
 */
export default function CheckoutResult({ loaderData }: Route.ComponentProps) {
  const { checkout, firstName } = loaderData;
  const checkoutReturn = useCheckoutReturn(checkout);
  const { title, text, next } = viewResult(checkout, { ...checkoutReturn, firstName });
  const isOrdered = checkout.state === "ordered";
  useEffect(() => {
    if (isOrdered) cartCount.set(0);
  }, [isOrdered]);
  return (
    <Container className="grid items-start gap-x-14 gap-y-8 pt-8 pb-18 md:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
      <div>
        <div role="status">
          <ResultMark state={checkout.state} next={next} />
          <h1 className="mt-4 text-balance type-title">{title}</h1>
          <p className="mt-3 max-w-[52ch] text-lg text-ink-2">{text}</p>
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:[&>a]:grow max-sm:[&>button]:grow">
          {next === "orders" && <LinkButton to={ordersPath}>View your orders</LinkButton>}
          {next === "orders" && (
            <LinkButton to={marketplacePath} variant="secondary">
              Keep browsing
            </LinkButton>
          )}
          {next === "pay" && checkout.url && (
            <a href={checkout.url} className={getButtonClass({})}>
              Continue to payment
            </a>
          )}
          {(next === "pay" || next === "cart") && (
            <LinkButton to={checkoutPath} variant={next === "cart" ? "primary" : "secondary"}>
              Back to your cart
            </LinkButton>
          )}
          {next === "wait" &&
            (checkoutReturn.isWaiting ? (
              <Spinner label="Checking your payment" className="size-6" />
            ) : (
              <Button onClick={checkoutReturn.ask}>Check again</Button>
            ))}
        </div>
      </div>
      <OrderedStores checkout={checkout} />
    </Container>
  );
}
