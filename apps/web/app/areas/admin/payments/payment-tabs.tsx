import { TabLinks } from "#ui/actions/tab-links.tsx";

const tabs = [
  { to: "/admin/payments", label: "Payments" },
  { to: "/admin/payments/differences", label: "Differences" },
  { to: "/admin/payments/outbox", label: "Outbox" },
  { to: "/admin/payments/events", label: "Webhook events" },
] as const;

type TabLabel = (typeof tabs)[number]["label"];

export const PaymentTabs = ({ current }: { current: TabLabel }) => (
  <TabLinks
    label="Payments"
    links={tabs.map((tab) => ({ ...tab, isCurrent: tab.label === current }))}
    className="mb-5"
  />
);
