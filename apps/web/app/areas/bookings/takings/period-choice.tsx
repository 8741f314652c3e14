import { bookingPaths } from "@boab/contracts/bookings/paths";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { PillLink } from "#ui/actions/pill.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { Period } from "./periods.ts";

interface PeriodChoiceProps {
  slug: string;
  periods: readonly Period[];
  from: string;
  until: string;
  error: string | undefined;
}

/** Chooses the days by a period or one by one. The choice is in the URL, so it can be bookmarked. */
export function PeriodChoice({ slug, periods, from, until, error }: PeriodChoiceProps) {
  return (
    <Card as="section" aria-labelledby="period">
      <h2 id="period" className="mb-3 text-lg">
        Period
      </h2>
      <nav aria-label="Periods" className="mb-5 flex flex-wrap gap-2">
        {periods.map((period) => (
          <PillLink
            key={period.label}
            to={`${bookingPaths.takings(slug)}?from=${period.from}&until=${period.until}`}
            isOn={period.from === from && period.until === until}
          >
            {period.label}
          </PillLink>
        ))}
      </nav>
      <Form
        // The fields show another period once it is chosen.
        key={`${from} ${until}`}
        method="get"
        className="grid gap-3 sm:flex sm:items-start"
      >
        <TextField
          label="First day"
          name="from"
          type="date"
          required
          defaultValue={from}
          className="min-w-0 sm:w-56"
        />
        <TextField
          label="Last day"
          name="until"
          type="date"
          required
          defaultValue={until}
          error={error}
          className="min-w-0 sm:w-56"
        />
        <Button type="submit" variant="secondary" className="sm:mt-[30px]">
          Show
        </Button>
      </Form>
    </Card>
  );
}
