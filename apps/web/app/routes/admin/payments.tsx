import { listAllPayments, summarisePayments } from "@boab/contracts/payments/administration";
import { listDrifts } from "@boab/contracts/payments/reconciliation";
import { formatCount } from "@boab/format/numbers";
import { Link } from "react-router";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { changePayment } from "#areas/admin/payments/payments/change-payment.server.ts";
import { stateOptions } from "#areas/admin/payments/payments/payment-view.ts";
import { PaymentsPanel } from "#areas/admin/payments/payments/payments-panel.tsx";
import { WeekCard } from "#areas/admin/payments/payments/week-card.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { Note } from "#ui/feedback/note.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/payments.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Payments", path: "/admin/payments", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const { load } = api(request);
  const q = searchParams.get("q")?.trim().slice(0, 255);
  const state = stateOptions.find(({ value }) => value === searchParams.get("state"))?.value;
  const [{ list }, { open }, week] = await Promise.all([
    loadList(
      (page) =>
        load(listAllPayments, { query: { ...(q && { q }), ...(state && { state }), ...page } }),
      searchParams,
    ),
    load(listDrifts, { query: { limit: "1" } }),
    load(summarisePayments),
  ]);
  return { list, differences: open, week };
}

export const action = ({ request }: Route.ActionArgs) => changePayment(request);

export default function Payments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Payments" lead="Admins only. All times Sydney, all amounts AUD." />
      <PaymentTabs current="Payments" />
      {loaderData.differences > 0 && <Differences count={loaderData.differences} />}
      <WeekCard week={loaderData.week} />
      <PaymentsPanel list={loaderData.list} />
    </>
  );
}

const Differences = ({ count }: { count: number }) => (
  <Note
    tone="danger"
    title={
      count === 1 ? "1 difference from Stripe" : `${formatCount(count)} differences from Stripe`
    }
    className="mb-5"
  >
    Our records and Stripe's don't agree.{" "}
    <Link to="/admin/payments/differences" className="link">
      See what differs
    </Link>
  </Note>
);
