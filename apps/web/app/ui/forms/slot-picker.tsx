import { CalendarXIcon } from "@phosphor-icons/react/dist/ssr/CalendarX";
import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { Note } from "#ui/feedback/note.tsx";
import { cx } from "#ui/layout/cx.ts";

export interface Slot {
  value: string;
  /** "10:00 am". */
  label: string;
  isTaken?: boolean | undefined;
}

export interface SlotGroup {
  /** "Morning", "Afternoon", "Evening"; leave it off for one plain grid. */
  label?: string | undefined;
  slots: readonly Slot[];
}

interface SlotPickerProps {
  /** The form field the chosen value is sent under. */
  name: string;
  label: string;
  groups: readonly SlotGroup[];
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** What to say when the day has no times at all. */
  emptyText: string;
  className?: string | undefined;
}

/** Real radio buttons under the paint: arrow keys move, and a form sends the choice. */
export function SlotPicker(props: SlotPickerProps) {
  const groups = props.groups.filter((group) => group.slots.length > 0);
  if (groups.length === 0) {
    return (
      <Note
        tone="neutral"
        icon={<CalendarXIcon size={20} className="mt-px flex-none" aria-hidden="true" />}
        className={props.className}
      >
        {props.emptyText}
      </Note>
    );
  }
  return (
    <fieldset className={props.className}>
      <legend className="sr-only">{props.label}</legend>
      {groups.map((group, position) => (
        <fieldset key={group.label ?? "all"} className={cx(position > 0 && "mt-4")}>
          {group.label && (
            <legend className="mb-2 text-sm font-semibold text-ink-2">{group.label}</legend>
          )}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(118px,1fr))] gap-2">
            {group.slots.map((slot) => (
              <SlotChoice key={slot.value} slot={slot} {...props} />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

type SlotChoiceProps = Pick<SlotPickerProps, "name" | "value" | "onChange"> & { slot: Slot };

function SlotChoice({ slot, name, value, onChange }: SlotChoiceProps) {
  return (
    <label
      className={cx(
        "group relative flex min-h-12 items-center justify-center gap-1.5 rounded-md border-[1.5px] px-2 font-[580] whitespace-nowrap",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        slot.isTaken
          ? "cursor-not-allowed border-transparent bg-sunk text-ink-3 line-through"
          : "border-line-strong bg-surface hover:border-ink has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary",
      )}
    >
      <input
        type="radio"
        name={name}
        value={slot.value}
        disabled={slot.isTaken}
        {...(onChange
          ? { checked: value === slot.value }
          : { defaultChecked: value === slot.value })}
        onChange={() => onChange?.(slot.value)}
        className="sr-only"
      />
      <CheckIcon
        weight="bold"
        size={16}
        aria-hidden="true"
        className="hidden group-has-checked:block"
      />
      {slot.label}
      {slot.isTaken && <span className="sr-only">, taken</span>}
    </label>
  );
}
