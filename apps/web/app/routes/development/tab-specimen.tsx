import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Steps } from "#ui/feedback/steps.tsx";
import { Specimen } from "./specimen.tsx";

export function TabSpecimen() {
  return (
    <Specimen
      title="Tabs and steps"
      rule="Each tab is an address. Steps name the current one on mobile"
    >
      <TabLinks
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
    </Specimen>
  );
}
