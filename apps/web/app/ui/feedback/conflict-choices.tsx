import type { Choice, Choices, Clash } from "#lib/merge/merge-fields.ts";
import { Note } from "./note.tsx";

interface ConflictChoicesProps {
  clashes: readonly Clash[];
  choices: Choices;
  choose: (field: string, choice: Choice) => void;
  getLabel: (field: string) => string;
  /** Describes a value so that people can distinguish it from the other one. */
  describe: (value: unknown, field: string) => string;
  className?: string | undefined;
}

/** Shows both values of each field that two people changed. Whatever is chosen, the typed text stays in the form. */
export const ConflictChoices = ({ clashes, className, ...choiceProps }: ConflictChoicesProps) => (
  <Note
    tone="danger"
    role="alert"
    title="Someone else changed this while you were editing."
    className={className}
  >
    <p>Your text is still here. Choose what to keep, then save.</p>
    {clashes.map(({ field, mine, theirs }) => (
      <fieldset key={field} className="mt-3">
        <legend className="font-semibold">{choiceProps.getLabel(field)}</legend>
        <ChoiceLine {...choiceProps} field={field} choice="mine" label="Keep mine" value={mine} />
        <ChoiceLine
          {...choiceProps}
          field={field}
          choice="theirs"
          label="Take theirs"
          value={theirs}
        />
      </fieldset>
    ))}
  </Note>
);

interface ChoiceLineProps extends Pick<ConflictChoicesProps, "choices" | "choose" | "describe"> {
  field: string;
  choice: Choice;
  label: string;
  value: unknown;
}

const ChoiceLine = ({
  field,
  choices,
  choose,
  describe,
  choice,
  label,
  value,
}: ChoiceLineProps) => (
  <label className="flex min-h-11 items-center gap-2.5">
    <input
      type="radio"
      name={`choice.${field}`}
      value={choice}
      checked={(choices[field] ?? "mine") === choice}
      onChange={() => choose(field, choice)}
    />
    <span className="min-w-0 break-words">
      {label}: {describe(value, field)}
    </span>
  </label>
);
