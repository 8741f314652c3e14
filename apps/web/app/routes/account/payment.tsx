import { refreshPayment } from "@boab/contracts/payments/calls.generated";
import { readPayment } from "@boab/contracts/payments/payments";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { PaymentReceipt } from "#areas/payments/payment/payment-receipt.tsx";
import { viewPayment } from "#areas/payments/payment/payment-view.ts";
import { api } from "#lib/api/api.server.ts";
import { browserApi } from "#lib/api/browser-api.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/payment.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: "Your payment", path: `/my-account/payments/${params.id}`, isIndexed: false });

export const loader = ({ params, request }: Route.LoaderArgs) =>
  api(request).load(readPayment, { params: { id: params.id } });

/** Where the payment provider sends people back to, and where receipts lead. */
export default function PaymentPage({ loaderData: payment }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { title, text, isUnsettled } = viewPayment(payment, search.has("cancelled"));
  const { isAsking, ask } = useRefresh(payment.id);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isUnsettled) void askOnce();
  }, [isUnsettled]);
  return (
    <Container className="max-w-[720px] pt-8 pb-18">
      <div role="status">
        <h1 className="type-title">{title}</h1>
        <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">{text}</p>
      </div>
      <PaymentReceipt payment={payment} />
      <div className="mt-6 flex flex-wrap gap-3">
        {isUnsettled && (
          <Button isPending={isAsking} pendingLabel="Checking…" onClick={() => void ask()}>
            Check again
          </Button>
        )}
        <LinkButton to={payment.sales[0]?.sellerPath ?? "/directory"} variant="secondary">
          Back to {payment.sales[0]?.sellerName ?? "the directory"}
        </LinkButton>
      </div>
    </Container>
  );
}

/** Asks the provider through our server, for somebody who is back before its message is. */
function useRefresh(id: string) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    try {
      await browserApi.call(refreshPayment, { params: { id } });
      await revalidate();
    } catch {
      // The page stays as it is, and the button asks again.
    } finally {
      setAsking(false);
    }
  }
  return { isAsking, ask };
}
