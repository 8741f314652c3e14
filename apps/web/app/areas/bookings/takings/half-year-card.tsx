import { bookingPaths } from "@boab/contracts/bookings/paths";
import { getHalfYearRange } from "@boab/contracts/bookings/takings-periods";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { describeHalfYear } from "./describe-takings.ts";

/** Offers the files for the tax office's reporting about platforms. The first half-year is the one that runs. */
export function HalfYearCard({ slug, halfYears }: { slug: string; halfYears: readonly string[] }) {
  return (
    <Card as="section" aria-labelledby="half-year">
      <h2 id="half-year" className="text-lg">
        For the tax office
      </h2>
      <p className="mt-2 max-w-[68ch] text-ink-2">
        The Sharing Economy Reporting Regime asks platforms to report twice a year what people were
        paid for services. Each file has what was paid through Boab for your visits in a half-year,
        with our fees and the refunds. Here a payment counts on the day it was paid, and a refund
        with its payment.
      </p>
      <Note tone="warn" className="mt-4 max-w-[68ch]">
        An accountant still has to confirm which fields the report needs. We don't hold an ABN or
        GST for visits, so neither is in the file. Please check it with your accountant before you
        use it.
      </Note>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {halfYears.map((halfYear, index) => (
          <li key={halfYear}>
            <LinkButton
              to={`${bookingPaths.halfYearFile(slug)}?halfYear=${halfYear}`}
              reloadDocument
              download
              variant="secondary"
              className="min-h-11"
            >
              <DownloadSimpleIcon size={20} aria-hidden="true" />
              {describeHalfYear(getHalfYearRange(halfYear))}
              {index === 0 && ", so far"}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
