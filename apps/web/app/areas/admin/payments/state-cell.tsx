import { Chip, type ChipTone } from "#ui/text/chip.tsx";

interface StateCellProps {
  label: string;
  tone: ChipTone;
  /** What to know or do about it. */
  note: string | null;
}

/** How something sent or received stands, in the last column of a table. */
export const StateCell = ({ label, tone, note }: StateCellProps) => (
  <span className="block max-md:text-right">
    <Chip tone={tone} hasDot>
      {label}
    </Chip>
    {note && (
      <span className="mt-1 block max-w-[44ch] text-sm wrap-anywhere text-ink-2">{note}</span>
    )}
  </span>
);
