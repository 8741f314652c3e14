import { readPayment } from "@boab/contracts/payments/payments";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { paymentsPath } from "#areas/payments/paths.ts";
import { PaymentReceipt } from "#areas/payments/payment/payment-receipt.tsx";
import { viewPayment } from "#areas/payments/payment/payment-view.ts";
import { usePaymentReturn } from "#areas/payments/payment/use-payment-return.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/payment.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Your payment",
    path: `/my-account/payments/${params.id}`,
    isIndexed: false,
  });

export const loader = ({ params, request }: Route.LoaderArgs) =>
  api(request).load(readPayment, { params: { id: params.id } });

/** The payment provider redirects back to this page, and receipts link to it. */
export default function PaymentPage({ loaderData: payment }: Route.ComponentProps) {
  const paymentReturn = usePaymentReturn(payment);
  const { title, text, isUnsettled } = viewPayment(payment, paymentReturn);
  const [first] = payment.sales;
  return (
    <Container className="max-w-[720px] pt-8 pb-18">
      <Link
        to={paymentsPath}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-md font-semibold no-underline"
      >
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
        Your payments
      </Link>
      <div role="status">
        <h1 className="type-title">{title}</h1>
        <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">{text}</p>
      </div>
      <PaymentReceipt payment={payment} />
      <div className="mt-6 flex flex-wrap gap-3">
        {payment.url && !isUnsettled && (
          <a href={payment.url} className={getButtonClass({})}>
            Continue to payment
          </a>
        )}
        {isUnsettled && (
          <Button
            isPending={paymentReturn.isAsking}
            pendingLabel="Checking…"
            onClick={paymentReturn.ask}
          >
            Check again
          </Button>
        )}
        <LinkButton to={first?.sellerPath ?? "/directory"} variant="secondary">
          Back to {first?.sellerName ?? "the directory"}
        </LinkButton>
      </div>
    </Container>
  );
}
