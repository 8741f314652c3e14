import { SegmentedLinks } from "#ui/forms/segmented.tsx";

const tabs = [
  { to: "/admin/listings", label: "Live" },
  { to: "/admin/listings/deleted", label: "Deleted" },
];

export const ListingTabs = ({ current }: { current: string }) => (
  <SegmentedLinks
    label="Which listings"
    links={tabs.map((tab) => ({ ...tab, isCurrent: tab.label === current }))}
  />
);
