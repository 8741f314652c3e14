import { AppliedPill, PillLink } from "#ui/actions/pill.tsx";
import { Chip, StatusChip } from "#ui/text/chip.tsx";
import { focusedClass, Specimen } from "./specimen.tsx";

const statuses = ["active", "approved", "trial", "pending", "banned", "suspended"];

export function ChipSpecimen() {
  return (
    <Specimen
      title="Chips and pills"
      rule="Tone by status: active, approved, trial are ok; pending is warn; banned, suspended, inactive are danger"
    >
      <div className="flex flex-wrap gap-2">
        {statuses.map((status) => (
          <StatusChip key={status} status={status} />
        ))}
        <Chip tone="info">Growing</Chip>
        <StatusChip status="none" />
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <PillLink to="#filter">Filter</PillLink>
        <PillLink to="#selected" isOn>
          Selected
        </PillLink>
        <PillLink to="#focus" className={focusedClass}>
          Focus
        </PillLink>
        <AppliedPill onRemove={() => undefined}>Size M</AppliedPill>
      </div>
    </Specimen>
  );
}
