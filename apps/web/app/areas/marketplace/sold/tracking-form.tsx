import { listCourierChoices } from "@boab/contracts/marketplace/order-limits";
import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { soldPath } from "../paths.ts";

interface TrackingFormProps {
  order: SoldOrder;
  line: SoldLine;
  slug: string;
}

/** Courier and tracking number of one item; saving emails the buyer, and the page says so (SOLD-02, SOLD-07). */
export function TrackingForm({ order, line, slug }: TrackingFormProps) {
  const save = usePageAction<SoldOrder>({ action: soldPath(slug) });
  const chosenCourier = order.delivery?.courier ?? null;
  const choices = listCourierChoices(chosenCourier);
  return (
    <PageForm {...save.form} className="grid gap-3">
      <input type="hidden" name="intent" value="track" />
      <input type="hidden" name="orderId" value={order.order_id} />
      <input type="hidden" name="itemNumber" value={line.ItemNumber} />
      {chosenCourier === null ? (
        <PickedUpButton
          courier={choices[0]}
          isDone={line.sentAt !== null}
          isPending={save.isPending}
        />
      ) : (
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]">
          <Select
            label="Courier"
            name="courier"
            options={choices.map((value) => ({
              value,
              label: value === chosenCourier ? `${value}, picked by the buyer` : value,
            }))}
            defaultValue={line.courier ?? chosenCourier}
            error={save.getError("courier")}
          />
          <TextField
            label="Tracking number"
            name="trackingNumber"
            defaultValue={line.trackingNumber ?? ""}
            error={save.getError("trackingNumber")}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={80}
          />
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
            Save
          </Button>
        </div>
      )}
      <ActionFailure of={save} />
    </PageForm>
  );
}

interface PickedUpButtonProps {
  courier: string | undefined;
  isDone: boolean;
  isPending: boolean;
}

/** The buyer picks the item up, so there is no tracking number to type. */
function PickedUpButton({ courier, isDone, isPending }: PickedUpButtonProps) {
  return (
    <>
      <input type="hidden" name="courier" value={courier} />
      <div>
        <Button type="submit" isPending={isPending} pendingLabel="Saving" disabled={isDone}>
          {isDone ? "Picked up" : "Mark as picked up"}
        </Button>
      </div>
    </>
  );
}
