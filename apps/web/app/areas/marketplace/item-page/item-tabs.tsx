import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { ItemCardView } from "../catalog/item-card-view.ts";
import { ItemRow } from "../catalog/item-rows.tsx";
import { VerifiedDetailsCard } from "../stores/verified-details-card.tsx";
import { itemPageCopy } from "./copy.ts";
import type { ItemPageView } from "./item-page-view.ts";

interface ItemTabsProps {
  view: ItemPageView;
  fromStore: readonly ItemCardView[];
  reviews: ReactNode;
}

const tabs = ["details", "shipping", "reviews", "store"] as const;
type Tab = (typeof tabs)[number];
const labels: Record<Tab, string> = {
  details: "Details",
  shipping: "Shipping",
  reviews: "Reviews",
  store: "Store",
};

const subscribeToNothing = () => () => {};
/** The server never receives the URL's hash, so the tab is known only after hydration. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** PROD-03: before the script has loaded, all panels show below each other. */
export function ItemTabs({ view, fromStore, reviews }: ItemTabsProps) {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const linkedTab = tabs.find((tab) => hash === `#${tab}`);
  const open: Tab = (isHydrated ? linkedTab : undefined) ?? "details";
  const bar = useRef<HTMLDivElement>(null);
  const isTabLinked = isHydrated && linkedTab !== undefined;

  // The panel was hidden when the browser looked for the hash, so the page scrolls to it now.
  useEffect(() => {
    if (isTabLinked) bar.current?.scrollIntoView();
  }, [isTabLinked]);

  const panels: Record<Tab, ReactNode> = {
    details: <Details view={view} />,
    shipping: <Shipping view={view} />,
    reviews,
    store: <Store view={view} fromStore={fromStore} />,
  };
  return (
    <div ref={bar} className="scroll-mt-20">
      <TabLinks
        label="About this item"
        links={tabs.map((tab) => ({
          to: `#${tab}`,
          label: labels[tab],
          isCurrent: tab === open,
          count: tab === "reviews" ? view.rating?.count : undefined,
        }))}
      />
      {tabs.map((tab) => (
        <section
          key={tab}
          id={tab}
          aria-label={labels[tab]}
          className={cx("scroll-mt-24 pt-8", tab !== open && "hidden noscript:block")}
        >
          {panels[tab]}
        </section>
      ))}
    </div>
  );
}

function Details({ view: { details, description, attributes } }: { view: ItemPageView }) {
  return (
    <>
      <div className="grid max-w-[64ch] gap-4 text-lg whitespace-pre-line">
        {(details.length > 0 ? details : [description]).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="mt-6.5 grid grid-cols-[120px_1fr]">
        {attributes.map(({ label, value }) => (
          <div key={label} className="contents *:border-t *:border-line *:py-2.5">
            <dt className="text-ink-3">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Shipping({ view }: { view: ItemPageView }) {
  const { couriers, pickup: pickupNote, freeShipping, hasFreeReturns } = view;
  const hasDeliveryInfo = couriers.length > 0 || pickupNote !== null;
  return (
    <div className="max-w-[64ch]">
      {!hasDeliveryInfo && <p>{itemPageCopy.defaultShipping}</p>}
      <ul>
        {couriers.map(({ id, title, time }) => (
          <DeliveryMethod key={id} title={title} detail={time} />
        ))}
        {pickupNote !== null && <DeliveryMethod title="Pick it up, free" detail={pickupNote} />}
      </ul>
      {freeShipping && <p className="mt-4">{freeShipping} from this store.</p>}
      {hasFreeReturns && <p className="mt-4">Free returns.</p>}
      <p className="mt-4 text-sm text-ink-3">
        You choose one delivery for everything from this store when you check out.
      </p>
    </div>
  );
}

function DeliveryMethod({ title, detail }: { title: string; detail: string }) {
  return (
    <li className="flex gap-3.5 border-b border-line py-3.5 leading-snug">
      <PackageIcon size={24} aria-hidden="true" className="flex-none" />
      <span>
        <b className="font-semibold">{title}</b>
        {detail && <span className="block text-sm text-ink-3">{detail}</span>}
      </span>
    </li>
  );
}

function Store({ view, fromStore }: Pick<ItemTabsProps, "view" | "fromStore">) {
  const { store } = view.seller;
  return (
    <div className="grid gap-6">
      {store.description && <p className="max-w-[64ch] whitespace-pre-line">{store.description}</p>}
      <VerifiedDetailsCard store={store} />
      {fromStore.length > 0 && (
        <>
          <h3 className="text-xl">More from {store.storeName}</h3>
          <ItemRow items={fromStore} />
        </>
      )}
    </div>
  );
}
