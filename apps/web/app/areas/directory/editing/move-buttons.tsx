import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/ssr/CaretUp";
import { IconButton } from "#ui/actions/icon-button.tsx";

interface MoveButtonsProps {
  /** The name of the row, for screen readers: "Knotless braids". */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** One place up or down; the focus stays on the button, so it can be pressed again. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <span className="flex flex-none">
      <IconButton
        label={`Move ${name} up`}
        icon={<CaretUpIcon weight="bold" size={16} />}
        isLocked={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<CaretDownIcon weight="bold" size={16} />}
        isLocked={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </span>
  );
}
