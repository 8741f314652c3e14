import type { BoughtLine, BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { formatMoney } from "@boab/format/money";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/ssr/ArrowSquareOut";
import { CopyIcon } from "@phosphor-icons/react/dist/ssr/Copy";
import { StarIcon } from "@phosphor-icons/react/dist/ssr/Star";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { itemPath, storePath } from "../paths.ts";
import { LinePicture } from "./line-picture.tsx";
import { makeTimeline } from "./order-timeline.ts";
import { describeState, formatOptions, listParcels, toStateChip } from "./order-view.ts";
import { Timeline } from "./timeline.tsx";

interface BoughtOrderCardProps {
  order: BoughtOrderDetails;
  /** The buttons for what the buyer can do with the order. */
  actions?: ReactNode;
}

/** Shows the bought items, where they are and what the buyer can do. */
export function BoughtOrderCard({ order, actions }: BoughtOrderCardProps) {
  const { store } = order;
  const { label, tone } = toStateChip(order);
  return (
    <Card as="section" aria-labelledby="parcel-title" isPadded={false}>
      <div className="p-[18px] md:p-6">
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Avatar name={store.storeName} size={48} shape="square" />
          <div className="min-w-0 flex-1">
            <h2 id="parcel-title" className="text-xl">
              {label}
            </h2>
            <p className="text-sm text-ink-2">
              From{" "}
              {store.slug ? (
                <Link to={storePath(store.slug)} className="link">
                  {store.storeName}
                </Link>
              ) : (
                store.storeName
              )}
            </p>
          </div>
          <Chip tone={tone} hasDot isSentence>
            {describeState(order)}
          </Chip>
        </div>
        <Timeline steps={makeTimeline(order)} />
        {listParcels(order).map((parcel) => (
          <Tracking key={`${parcel.courier} ${parcel.number}`} {...parcel} />
        ))}
      </div>
      <ul aria-label="What you bought">
        {order.lines.map((line) => (
          <Line key={line.itemNumber} line={line} isReceived={order.state === "received"} />
        ))}
      </ul>
      {actions && (
        <div className="flex flex-wrap gap-2.5 border-t border-line p-[18px] md:px-6">
          {actions}
        </div>
      )}
    </Card>
  );
}

function Tracking({ courier, number, link }: ReturnType<typeof listParcels>[number]) {
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast("Tracking number copied."),
      () => toast("Select the number and copy it yourself.", { tone: "bad" }),
    );
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-sunk px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-xs text-ink-2">{courier} tracking number</p>
        <p className="font-semibold [overflow-wrap:anywhere]">{number}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <CopyIcon size={18} aria-hidden="true" />
          Copy
        </Button>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className={getButtonClass({ size: "sm" })}
          >
            <ArrowSquareOutIcon size={18} aria-hidden="true" />
            Track parcel
          </a>
        )}
      </div>
    </div>
  );
}

function Line({ line, isReceived }: { line: BoughtLine; isReceived: boolean }) {
  const options = formatOptions(line);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line p-[18px] sm:grid-cols-[auto_minmax(0,1fr)_auto] md:px-6">
      <LinePicture
        picture={line.picture}
        size={88}
        isFaint={line.refundedCents >= line.totalCents}
      />
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]">
          {line.isForSale ? (
            <Link to={itemPath(line.sku)} className="hover:underline">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h3>
        {options && <p className="mt-1 text-sm text-ink-2">{options}</p>}
        <p className="mt-1 text-sm text-ink-2">
          Quantity {line.quantity}
          {line.quantity > 1 && ` at ${formatMoney(line.unitCents)} each`}
        </p>
        {line.hasPage && isReceived && (
          <LinkButton
            to={`${itemPath(line.sku)}#reviews`}
            aria-label={`Write a review of ${line.name}`}
            variant="secondary"
            size="sm"
            className="mt-3"
          >
            <StarIcon size={18} aria-hidden="true" />
            Write a review
          </LinkButton>
        )}
      </div>
      <p className="type-money font-semibold max-sm:col-start-2 sm:text-right">
        {line.refundedCents >= line.totalCents ? (
          <>
            <s className="font-normal text-ink-3">{formatMoney(line.totalCents)}</s>
            <span className="block text-ok">Refunded</span>
          </>
        ) : (
          formatMoney(line.totalCents)
        )}
      </p>
    </li>
  );
}
