import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { OtherWays } from "../other-ways.tsx";
import type { OfferView } from "./load-offer.server.ts";

/** Shows the next free times beside a business, each with a link to book it. */
export function OfferPanel({ offer }: { offer: OfferView }) {
  const { book: bookingPath, next, isPaidLater } = offer;
  return (
    <Card as="section" aria-labelledby="book-a-time" className="shadow-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="book-a-time" className="text-xl">
          {bookingPath ? "Book a time" : "Book elsewhere"}
        </h2>
        {bookingPath && isPaidLater && <Chip>Pay later available</Chip>}
      </div>
      {bookingPath && (
        <>
          {next ? (
            <NextFreeTimes next={next} book={bookingPath} />
          ) : (
            <p className="mt-3 text-ink-2">No free times in the next two weeks.</p>
          )}
          <LinkButton to={bookingPath} size="lg" isFull className="mt-5">
            {next ? "See all times" : "See later dates"}
          </LinkButton>
        </>
      )}
      <OtherWays settings={offer} className="mt-4" />
    </Card>
  );
}

function NextFreeTimes({ next, book }: { next: NonNullable<OfferView["next"]>; book: string }) {
  return (
    <>
      {next.service && <p className="mt-3 text-ink-2">{next.service}</p>}
      <p className="mt-3 mb-2 flex justify-between gap-3 text-md">
        <b className="font-[620]">{next.day}</b>
        <Link to={book} className="link">
          More dates
        </Link>
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {next.times.map(({ label, isFree, to }) => (
          <li key={to}>
            {isFree ? (
              <Link
                to={to}
                className={cx(timeStyle, "border-line-strong bg-surface hover:border-ink")}
              >
                {label}
              </Link>
            ) : (
              <span className={cx(timeStyle, "border-transparent bg-sunk text-ink-3 line-through")}>
                {label}
                <span className="sr-only">, taken</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const timeStyle =
  "flex min-h-11 items-center justify-center rounded-md border-[1.5px] text-md font-[620] no-underline";
