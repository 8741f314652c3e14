import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Select } from "#ui/forms/select.tsx";
import { describeFailure } from "./describe-failure.ts";

interface GiveFormProps {
  booking: BusinessBooking;
  team: BookingSettings["team"];
}

/** Gives a visit to somebody else of the team at the same time. A customer who asked for somebody by name is told. */
export function GiveForm({ booking, team }: GiveFormProps) {
  const current = booking.teammate?.id ?? "";
  const [chosen, setChosen] = useState(current);
  const isCustomerNotified = booking.chosenTeammate !== null && booking.customerEmail !== null;
  const give = usePageAction({
    onSuccess: () =>
      toast(
        `${team.find(({ id }) => id === chosen)?.name ?? "Somebody"} does it now.${isCustomerNotified ? " We've emailed the customer." : ""}`,
      ),
  });
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Select
        label="Who does it"
        options={team.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={give.failure && describeFailure(give.failure)}
        className="min-w-0 flex-1"
      />
      <Button
        variant="secondary"
        disabled={chosen === current}
        isPending={give.isPending}
        pendingLabel="Giving"
        onClick={() => give.submit({ intent: "give", id: booking.id, teammate: chosen })}
      >
        Give to them
      </Button>
    </div>
  );
}
