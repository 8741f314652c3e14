import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { getFieldName } from "#lib/api/form.ts";
import type { Choice, Choices, Clash } from "#lib/merge/merge-fields.ts";
import { Button } from "#ui/actions/button.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { describeListingValue, listingFieldLabels } from "./listing-labels.ts";
import { RetryButton } from "./retry-button.tsx";
import type { SectionFailure } from "./section-editor.ts";

interface SectionFormProps {
  /** Names what is edited. With `hasHeading` it also shows as the form's heading. */
  title: string;
  hasHeading?: boolean | undefined;
  /** Buttons at the right end of the heading, such as "Add a price". */
  tools?: ReactNode;
  children: ReactNode;
  failure: SectionFailure | undefined;
  /** The fields that two people changed, and the chosen side of each. */
  clashes: readonly Clash[];
  choices: Choices;
  choose: (field: string, choice: Choice) => void;
  /** The number of failed saves. Each failure moves the focus to the error. */
  attempts: number;
  isSaving: boolean;
  /** Disables Save, as when nothing has changed. */
  isLocked?: boolean | undefined;
  saveLabel?: string | undefined;
  /** A button beside Save and Cancel that removes the whole section's content. */
  extra?: ReactNode;
  onSave: (form: HTMLFormElement) => void;
  onInput?: (() => void) | undefined;
  clearError: (field: string) => void;
  onCancel: () => void;
  onReload: () => Promise<void>;
}

const focusableSelector = "input:not([type=hidden],[type=file],[type=radio]), textarea, select";

/** The frame of every section editor. */
export function SectionForm(props: SectionFormProps) {
  const { title, failure, attempts } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(focusableSelector);
    (first ?? form.current)?.focus({ preventScroll: true });
    if (form.current) scrollIntoFullView(form.current);
  }, []);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!props.isSaving && !props.isLocked) props.onSave(event.currentTarget);
  }

  return (
    <Card>
      <form
        ref={form}
        tabIndex={-1}
        aria-label={title}
        noValidate
        className="scroll-mt-24 scroll-mb-6"
        onSubmit={submit}
        onInput={({ target }) => {
          const field = getFieldName(target);
          if (field !== undefined) props.clearError(field);
          props.onInput?.();
        }}
      >
        {(props.hasHeading || props.tools) && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {props.hasHeading && <h2 className="text-2xl">{title}</h2>}
            <div className="ml-auto">{props.tools}</div>
          </div>
        )}
        {props.children}
        {props.clashes.length > 0 ? (
          <ConflictChoices
            clashes={props.clashes}
            choices={props.choices}
            choose={props.choose}
            getLabel={(field) => listingFieldLabels[field] ?? field}
            describe={describeListingValue}
            className="mt-4"
          />
        ) : (
          <FailureNote failure={failure} onReload={props.onReload} />
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            type="submit"
            size="sm"
            disabled={props.isLocked}
            isPending={props.isSaving}
            pendingLabel="Saving"
          >
            {props.saveLabel ?? "Save"}
          </Button>
          <Button variant="secondary" size="sm" onClick={props.onCancel}>
            Cancel
          </Button>
          {props.extra}
        </div>
      </form>
    </Card>
  );
}

/** An editor is taller than what it replaces, and may open below the fold. */
function scrollIntoFullView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: bottom - top > window.innerHeight ? "start" : "nearest" });
}

interface FailureNoteProps {
  failure: SectionFailure | undefined;
  onReload: () => Promise<void>;
  className?: string | undefined;
}

export function FailureNote({ failure, onReload, className }: FailureNoteProps) {
  if (!failure) return null;
  return (
    <Note tone="danger" role="alert" title={failure.headline} className={cx("mt-4", className)}>
      {failure.detail}
      {failure.isConflict && (
        <RetryButton label="Load the latest version" pendingLabel="Reloading" onPress={onReload} />
      )}
    </Note>
  );
}
