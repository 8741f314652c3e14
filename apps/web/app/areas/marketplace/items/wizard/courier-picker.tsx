import { toCents } from "@boab/contracts/common/dollars";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { maxPickupNoteLength } from "@boab/contracts/marketplace/item-limits";
import { formatMoney } from "@boab/format/money";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { TruckIcon } from "@phosphor-icons/react/dist/ssr/Truck";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { StepProps } from "./step-props.ts";

const price = (dollars: number) => (dollars === 0 ? "Free" : formatMoney(toCents(dollars)));

/** Sets how an item is delivered: courier presets, each at most once (ITEMW-10), and local pick-up. */
export function CourierPicker({ item, change }: StepProps) {
  const chosen = new Set(item.couriers.map(({ id }) => id));
  const rest = courierPresets.filter(({ id }) => !chosen.has(id));
  const add = (id: string) => {
    const preset = rest.find((one) => one.id === id);
    if (preset) change({ couriers: [...item.couriers, preset] });
  };
  return (
    <Card as="section" aria-labelledby="shipping">
      <h2 id="shipping" className="text-xl">
        Shipping
      </h2>
      <ul className="mt-3">
        {item.couriers.map(({ id, courier_name, shippingType, shippingTime, shippingCost }) => (
          <li
            key={id}
            className="flex min-h-14 items-center gap-3 border-b border-line py-1.5 last:border-0"
          >
            <TruckIcon size={22} aria-hidden="true" className="flex-none text-ink-3" />
            <span className="min-w-0 flex-1 leading-snug">
              <b className="font-semibold">{`${courier_name} ${shippingType}`}</b>
              <span className="block text-sm text-ink-2">{shippingTime}</span>
            </span>
            <span className="type-money">{price(shippingCost)}</span>
            <IconButton
              label={`Remove ${courier_name} ${shippingType}`}
              icon={<TrashIcon size={18} />}
              onClick={() => change({ couriers: item.couriers.filter((one) => one.id !== id) })}
            />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Select
          label="Add a courier option"
          name="courier"
          placeholder="Choose a courier"
          options={rest.map((one) => ({
            value: one.id,
            label: `${one.courier_name} ${one.shippingType}, ${one.shippingTime}, ${price(one.shippingCost)}`,
          }))}
          value=""
          onChange={({ target }) => add(target.value)}
          className="mt-3"
        />
      )}
      <Checkbox
        checked={item.hasPickup}
        onChange={({ target }) => change({ hasPickup: target.checked })}
        className="mt-4"
      >
        Buyers can pick it up
      </Checkbox>
      {item.hasPickup && (
        <TextField
          label="Where and when"
          name="pickupNote"
          counter="Optional"
          maxLength={maxPickupNoteLength}
          value={item.pickupNote}
          onChange={({ target }) => change({ pickupNote: target.value })}
          hint="A suburb and the days, such as Footscray on Saturdays."
          className="mt-3"
        />
      )}
    </Card>
  );
}
