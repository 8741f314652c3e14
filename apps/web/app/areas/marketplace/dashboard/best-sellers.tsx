import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { Card } from "#ui/layout/card.tsx";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { type Figures, formatPunctuality } from "./dashboard-view.ts";

/** Shows the best sellers with their stock, and how buyers rate the store. */
export function BestSellers({ figures }: { figures: Figures }) {
  const onTimePercent = formatPunctuality(figures.punctuality);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" aria-labelledby="selling-title">
        <h3 id="selling-title" className="text-xl">
          Selling well
        </h3>
        <ul aria-label="Items that sold most" className="mt-3 divide-y divide-line">
          {figures.bestSellers.map((item) => (
            <li key={item.itemId} className="flex items-center gap-3 py-2.5">
              <Thumbnail picture={item.picture} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{item.name}</span>
                <span className="block text-sm text-ink-2">{formatCount(item.sold)} sold</span>
              </span>
              <span className="flex flex-none items-center gap-x-3 whitespace-nowrap max-sm:flex-col max-sm:items-end">
                <span className="type-money">{formatMoney(item.salesCents)}</span>
                <span className="text-right text-sm text-ink-2 tabular-nums sm:w-20">
                  <Stock of={item.stock} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {onTimePercent && (
        <Card as="section" aria-labelledby="seen-title">
          <h3 id="seen-title" className="text-xl">
            How buyers see you
          </h3>
          <p className="mt-3 flex items-baseline justify-between gap-4">
            Sent on time <b className="font-semibold tabular-nums">{onTimePercent}</b>
          </p>
          <p className="text-sm text-ink-2">
            {formatCount(figures.punctuality.onTime)} of {formatCount(figures.punctuality.due)}{" "}
            orders, 12 weeks
          </p>
        </Card>
      )}
    </div>
  );
}

function Thumbnail({ picture }: Pick<Figures["bestSellers"][number], "picture">) {
  const pictureStyle = "size-11 flex-none rounded-md object-cover";
  if (!picture) return <MissingImage className={pictureStyle} />;
  return <Picture src={picture.webp} alt="" width={44} height={44} className={pictureStyle} />;
}

function Stock({ of }: { of: number | null }) {
  if (of === null) return "Not for sale";
  return of === 0 ? <Chip tone="danger">Sold out</Chip> : `${formatCount(of)} left`;
}
