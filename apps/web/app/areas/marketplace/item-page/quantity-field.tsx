import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { clampQuantity } from "./quantity.ts";

interface QuantityFieldProps {
  value: number;
  max: number;
  onChange: (quantity: number) => void;
}

export function QuantityField({ value, max, onChange }: QuantityFieldProps) {
  return (
    <div className="flex h-[52px] items-center rounded-md border-[1.5px] border-line-strong bg-surface px-1 md:h-14">
      <IconButton
        label="Less"
        icon={<MinusIcon weight="bold" size={16} />}
        isLocked={value <= 1}
        onClick={() => onChange(clampQuantity(value - 1, max))}
      />
      <input
        aria-label="Quantity"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={value}
        onChange={({ target }) => onChange(clampQuantity(target.value, max))}
        onFocus={({ target }) => target.select()}
        className="h-11 w-9 bg-transparent text-center font-semibold tabular-nums"
      />
      <IconButton
        label="More"
        icon={<PlusIcon weight="bold" size={16} />}
        isLocked={value >= max}
        onClick={() => onChange(clampQuantity(value + 1, max))}
      />
    </div>
  );
}
