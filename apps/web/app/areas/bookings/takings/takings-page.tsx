import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { readTakings } from "@boab/contracts/bookings/takings";
import type { CallResponse } from "@boab/contracts/common/call";
import { formatDayWithYear, getTimeZoneCity } from "@boab/format/calendar";
import { formatDate } from "@boab/format/dates";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { describePerson, describeService } from "./describe-takings.ts";
import { HalfYearCard } from "./half-year-card.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import type { Period } from "./periods.ts";
import { TakingsTable } from "./takings-table.tsx";
import { TakingsTotals } from "./takings-totals.tsx";

type Takings = CallResponse<typeof readTakings>;

interface TakingsPageProps {
  slug: string;
  timeZone: string;
  periods: readonly Period[];
  halfYears: readonly string[];
  from: string;
  until: string;
  error: string | undefined;
  /** Null while the days that were typed can't be shown. */
  takings: Takings | null;
}

/** Shows what visits brought in, by service, by person and by day. */
export function TakingsPage({ takings, halfYears, timeZone, ...choice }: TakingsPageProps) {
  return (
    <Container className="grid gap-6 pt-[18px] pb-section md:pt-6">
      <div>
        <h1 className="text-3xl">Takings</h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          What your visits brought in, on the day of the visit in {getTimeZoneCity(timeZone)} time.
          Only people with access to takings see this.
        </p>
      </div>
      <PeriodChoice {...choice} />
      {takings && <PeriodTakings of={takings} {...choice} />}
      <HalfYearCard slug={choice.slug} halfYears={halfYears} />
    </Container>
  );
}

interface PeriodTakingsProps {
  of: Takings;
  slug: string;
  from: string;
  until: string;
}

function PeriodTakings({
  of: { totals, services, people, days },
  slug,
  from,
  until,
}: PeriodTakingsProps) {
  if (days.length === 0)
    return (
      <EmptyState title="No visits in this period" headingLevel="h2">
        Choose another period above. Visits show up here once they're done, missed or paid.
      </EmptyState>
    );
  const range = `${formatDate(from)} to ${formatDate(until)}`;
  return (
    <section aria-labelledby="takings" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="takings" className="text-xl">
          {range}
        </h2>
        <LinkButton
          to={`${bookingPaths.takings(slug)}.csv?from=${from}&until=${until}`}
          reloadDocument
          download
          variant="secondary"
          className="min-h-11"
        >
          <DownloadSimpleIcon size={20} aria-hidden="true" />
          Download as CSV
        </LinkButton>
      </div>
      <TakingsTotals of={totals} />
      <Note>
        What customers paid you in person or elsewhere is only in the price of the visits: we don't
        know what you received. A visit is done when you say so, or a day after it ended. Cancelled
        visits, and visits still to come, are counted only for what was paid through Boab. Other
        prices on your page aren't visits; the owner sees them in their sales.
      </Note>
      <div>
        <h3 className="mb-3 text-lg">By service</h3>
        <Card isPadded={false} className="overflow-hidden max-md:border-0 max-md:bg-transparent">
          <TakingsTable
            caption={`Takings by service, ${range}`}
            header="Service"
            totals={totals}
            rows={services.map(({ serviceTitle, ...figures }) => ({
              id: serviceTitle ?? "",
              label: describeService(serviceTitle),
              ...figures,
            }))}
          />
        </Card>
      </div>
      {people.length > 0 && (
        <div>
          <h3 className="mb-3 text-lg">By person</h3>
          <Card isPadded={false} className="overflow-hidden max-md:border-0 max-md:bg-transparent">
            <TakingsTable
              caption={`Takings by person, ${range}`}
              header="Person"
              totals={totals}
              rows={people.map(({ teammateId, teammateName, ...figures }) => ({
                id: teammateId ?? "",
                label: describePerson(teammateName),
                ...figures,
              }))}
            />
          </Card>
        </div>
      )}
      {/* On a phone each day is a card, so more than a week of them opens when it is asked for. */}
      <details open={days.length <= 7}>
        <summary className="mb-3 min-h-11 cursor-pointer py-2">
          <h3 className="inline text-lg">By day</h3>
        </summary>
        <Card isPadded={false} className="overflow-hidden max-md:border-0 max-md:bg-transparent">
          <TakingsTable
            caption={`Takings by day, ${range}`}
            header="Day"
            totals={totals}
            rows={days.map(({ date, ...figures }) => ({
              id: date,
              label: formatDayWithYear(date),
              ...figures,
            }))}
          />
        </Card>
      </details>
    </section>
  );
}
