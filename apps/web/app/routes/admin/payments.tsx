import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listAllPayments, summarisePayments } from "@boab/contracts/payments/administration";
import { listDrifts } from "@boab/contracts/payments/reconciliation";
import { Link } from "react-router";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { changePayment } from "#areas/admin/payments/payments/change-payment.server.ts";
import { stateOptions } from "#areas/admin/payments/payments/payment-view.ts";
import { PaymentsPanel } from "#areas/admin/payments/payments/payments-panel.tsx";
import { WeekCard } from "#areas/admin/payments/payments/week-card.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { formatCount } from "#lib/format/format.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/payments.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Payments", path: "/admin/payments", isIndexed: false });

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  // Only admins may see this; the API refuses moderators.
  if (!isFullAdmin(context.get(memberContext))) return null;
  const { load } = api(request);
  const q = searchParams.get("q")?.trim().slice(0, 255);
  const state = stateOptions.find(({ value }) => value === searchParams.get("state"))?.value;
  const [{ rows, hasMore }, { open }, week] = await Promise.all([
    readRows(shownRows(searchParams), 100, (page) =>
      load(listAllPayments, { query: { ...(q && { q }), ...(state && { state }), ...page } }),
    ),
    load(listDrifts, { query: { limit: "1" } }),
    load(summarisePayments),
  ]);
  return { rows, hasMore, differences: open, week };
}

export const action = ({ request }: Route.ActionArgs) => changePayment(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Payments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Payments" lead="Admins only. All times Sydney, all amounts AUD." />
      <PaymentTabs current="Payments" />
      {loaderData ? (
        <>
          {loaderData.differences > 0 && <Differences count={loaderData.differences} />}
          <WeekCard week={loaderData.week} />
          <PaymentsPanel {...loaderData} />
        </>
      ) : (
        <Note>Only admins can see payments.</Note>
      )}
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
