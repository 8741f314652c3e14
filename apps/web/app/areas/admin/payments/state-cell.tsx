import { Chip, type ChipTone } from "#ui/text/chip.tsx";

interface StateCellProps {
  label: string;
  tone: ChipTone;
  /** Says what staff should know or do. */
  note: string | null;
}

/** The last column of a table shows the state of something sent or received. */
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
