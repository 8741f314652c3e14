import { maxPreparationLineLength, maxPreparationLines } from "@boab/contracts/bookings/limits";
import { TextArea } from "#ui/forms/text-area.tsx";
import type { ServiceDraft } from "../settings-draft.ts";
import { ExtrasEditor } from "./extras-editor.tsx";
import { StylesEditor } from "./styles-editor.tsx";

interface StyleDetailsProps {
  service: ServiceDraft;
  index: number;
  getError: (field: string) => string | undefined;
  onChange: (changes: Partial<ServiceDraft>) => void;
}

/** The calendar blocks the longest style, so that one has to fit. */
export const getLongestMinutes = ({ styles, durationMinutes }: ServiceDraft): number =>
  styles
    ? Math.max(
        ...styles.rows
          .flat()
          .filter(({ price }) => price !== "")
          .map(({ minutesTo }) => minutesTo),
        5,
      )
    : durationMinutes;

/** What a service offers beyond one price and one time. Most services need none of it, so it starts closed. */
export function StyleDetails({ service, index, getError, onChange }: StyleDetailsProps) {
  const { styles, extras, preparation, title } = service;
  const name = `services.${index}`;
  const count = styles?.rows.flat().filter(({ price }) => price !== "").length ?? 0;
  return (
    <details
      className="group mt-1 text-sm"
      // Opened by whoever needs it, and where something has to be corrected.
      open={hasError(service, getError) || undefined}
    >
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-xs text-ink-2 underline group-open:mb-2 pointer-coarse:min-h-11">
        {count > 0
          ? `Sizes, lengths and extras (${count} ${count === 1 ? "style" : "styles"})`
          : "Sizes, lengths and extras"}
      </summary>
      <div className="grid gap-6 rounded-md bg-sunk p-3 sm:p-4">
        <section>
          <h3 className="mb-2 text-md font-[620]">Sizes and lengths</h3>
          <StylesEditor
            title={title || "This service"}
            styles={styles}
            first={{ minutes: service.durationMinutes, price: service.price }}
            name={`${name}.styles`}
            getError={(field) => getError(`styles.${field}`)}
            onChange={(changed) => onChange({ styles: changed })}
          />
        </section>
        <section>
          <h3 className="mb-2 text-md font-[620]">Extras</h3>
          <ExtrasEditor
            extras={extras}
            name={`${name}.extras`}
            getError={(field) => getError(field === "" ? "extras" : `extras.${field}`)}
            onChange={(changed) => onChange({ extras: changed })}
          />
        </section>
        <TextArea
          label="Before they come"
          counter="Optional"
          name={`${name}.preparation`}
          rows={4}
          value={preparation}
          maxLength={maxPreparationLines * (maxPreparationLineLength + 1)}
          placeholder={"Wash and blow-dry your hair the night before.\nTake out old braids first."}
          hint={`One thing a line, up to ${maxPreparationLines} lines. People read it before they book and in their email.`}
          onChange={({ target }) => onChange({ preparation: target.value })}
          error={getError("preparation")}
        />
      </div>
    </details>
  );
}

const hasError = (
  { styles, extras }: ServiceDraft,
  getError: (field: string) => string | undefined,
): boolean =>
  [
    "preparation",
    ...(styles?.sizes ?? []).map((_, index) => `styles.sizes.${index}`),
    ...(styles?.lengths ?? []).map((_, index) => `styles.lengths.${index}`),
    ...(styles?.rows ?? []).flatMap((cells, row) =>
      cells.flatMap((_, column) =>
        ["price", "deposit"].map((field) => `styles.rows.${row}.${column}.${field}`),
      ),
    ),
    ...extras.flatMap((_, index) => [`extras.${index}.name`, `extras.${index}.price`]),
  ].some((field) => getError(field) !== undefined);
