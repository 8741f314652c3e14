import { getMyOrder } from "@boab/contracts/marketplace/my-orders";
import { listOrderMessages } from "@boab/contracts/marketplace/order-messages";
import { formatDayWithYear } from "@boab/format/calendar";
import { formatTime } from "@boab/format/dates";
import { capitalise } from "@boab/format/sentences";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { ChatCircleDotsIcon } from "@phosphor-icons/react/dist/ssr/ChatCircleDots";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import { FlagIcon } from "@phosphor-icons/react/dist/ssr/Flag";
import { QuestionIcon } from "@phosphor-icons/react/dist/ssr/Question";
import { Link } from "react-router";
import { changeOrder } from "#areas/marketplace/orders/change-order.server.ts";
import { ConversationCard } from "#areas/marketplace/orders/conversation.tsx";
import { BoughtOrderCard } from "#areas/marketplace/orders/order-details.tsx";
import { OrderReceipt } from "#areas/marketplace/orders/order-receipt.tsx";
import { ProblemPanel } from "#areas/marketplace/orders/problem-panel.tsx";
import { getReportLabel } from "#areas/marketplace/orders/problem-view.ts";
import { ReceivedButton } from "#areas/marketplace/orders/received-button.tsx";
import { ReportForm } from "#areas/marketplace/orders/report-form.tsx";
import { orderPath, ordersPath, receiptPath } from "#areas/marketplace/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/order.ts";

export const meta = ({ params: { orderId } }: Route.MetaArgs) =>
  buildPageMeta({ title: `Order ${orderId}`, path: orderPath(orderId), isIndexed: false });

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const input = { params: { order_id: params.orderId } };
  const { load } = api(request);
  const [order, conversation] = await Promise.all([
    load(getMyOrder, input),
    load(listOrderMessages, input),
  ]);
  return { order, conversation, isReporting: url.searchParams.get("do") === "report" };
}

export const action = ({ params, request }: Route.ActionArgs) =>
  changeOrder(request, params.orderId);

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, conversation, isReporting } = loaderData;
  const canReport = order.can.report.length > 0;
  return (
    <Container className="pt-8 pb-18">
      <Link
        to={ordersPath}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-md font-semibold no-underline"
      >
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
        Your orders
      </Link>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="type-title">Order {order.orderId}</h1>
          <p className="mt-2 text-ink-2">
            Placed {formatDayWithYear(order.paidAt)} at {formatTime(order.paidAt)}, Sydney time.
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={receiptPath(order.orderId)} reloadDocument variant="secondary">
            <DownloadSimpleIcon size={20} aria-hidden="true" />
            {capitalise(order.document)}, PDF
          </LinkButton>
          <LinkButton to="/returns" variant="secondary">
            <QuestionIcon size={20} aria-hidden="true" />
            Get help
          </LinkButton>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-6">
          {isReporting && canReport && (
            <ReportForm key={order.orderId} order={order} firstResult={actionData} />
          )}
          <BoughtOrderCard
            order={order}
            actions={
              <>
                {order.can.confirmReceived && <ReceivedButton />}
                <LinkButton to="#messages-title" variant="secondary" size="sm">
                  <ChatCircleDotsIcon size={18} aria-hidden="true" />
                  Message store
                </LinkButton>
                {canReport && (
                  <LinkButton to="?do=report" preventScrollReset variant="secondary" size="sm">
                    <FlagIcon size={18} aria-hidden="true" />
                    {getReportLabel(order)}
                  </LinkButton>
                )}
              </>
            }
          />
          <ProblemPanel order={order} />
          <ConversationCard
            conversation={conversation}
            orderId={order.orderId}
            otherName={order.store.storeName}
          />
        </div>
        <OrderReceipt order={order} />
      </div>
    </Container>
  );
}
