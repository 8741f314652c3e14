import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { HouseLineIcon } from "@phosphor-icons/react/dist/ssr/HouseLine";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { TranslateIcon } from "@phosphor-icons/react/dist/ssr/Translate";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/ssr/UsersThree";

const features = [
  {
    Icon: MapPinIcon,
    name: "Near you",
    text: "Search around your suburb, your postcode or where you are now, as far out as you like.",
  },
  {
    Icon: ClockIcon,
    name: "Open now",
    text: "Opening hours in each business's local time, from Perth to Brisbane.",
  },
  {
    Icon: TranslateIcon,
    name: "Your words",
    text: "Names spelt the way their owners spell them, and a search that knows the community's own words.",
  },
  {
    Icon: StorefrontIcon,
    name: "A page of your own",
    text: "Photos, prices, hours, video and a map, at a link you choose.",
  },
  {
    Icon: UsersThreeIcon,
    name: "Run it together",
    text: "Invite family or staff to help keep your page up to date.",
  },
  {
    Icon: HouseLineIcon,
    name: "Keep home private",
    text: "Work from home? Show your suburb and keep your street to yourself.",
  },
];

export function FeatureGrid() {
  return (
    <section aria-labelledby="features" className="pb-section">
      <h2 id="features" className="type-title mb-6 md:mb-9">
        Made for finding, and being found
      </h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ Icon, name, text }) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-12 flex-none place-items-center rounded-md bg-ok-soft text-on-ok-soft">
              <Icon size={26} aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
