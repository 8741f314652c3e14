import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Tabs } from "#ui/actions/tabs.tsx";
import { Steps } from "#ui/feedback/steps.tsx";
import { Breadcrumb } from "#ui/layout/breadcrumb.tsx";
import { Specimen } from "./specimen.tsx";

const tabs = [
  { id: "details", label: "Details", content: "Handwoven, one of a kind." },
  { id: "shipping", label: "Shipping", content: "Sent within two working days." },
  { id: "reviews", label: "Reviews", count: 32, content: "Thirty-two people wrote about it." },
  { id: "store", label: "Store", content: "Kumasi Cloth House, Sunshine VIC." },
];

export function TabSpecimen() {
  return (
    <Specimen
      title="Tabs and steps"
      rule="Arrow keys move, Enter selects. Steps name the current one on mobile"
    >
      <Tabs label="Product" tabs={tabs} />
      <TabLinks
        className="mt-7"
        label="Store"
        links={[
          { to: "#home", label: "Home", isCurrent: true },
          { to: "#items", label: "Items", count: 12 },
          { to: "#sold", label: "Sold" },
        ]}
      />
      <Steps
        label="Add an item"
        steps={["Basics", "Details & Shipping", "Photos & Variants"]}
        current={1}
        className="mt-7"
      />
      <Breadcrumb
        className="mt-5"
        trail={[
          { label: "Directory", to: "#directory" },
          { label: "Restaurants", to: "#restaurants" },
          { label: "Teranga Table" },
        ]}
      />
    </Specimen>
  );
}
