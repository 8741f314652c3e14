import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { fieldName } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { RetryButton } from "./retry-button.tsx";
import type { SectionFailure } from "./section-editor.ts";

interface SectionFormProps {
  /** What is edited; the section's own heading stands above, unless there is none. */
  title: string;
  hasHeading?: boolean | undefined;
  /** At the right end of the heading: "Add a price". */
  tools?: ReactNode;
  children: ReactNode;
  failure: SectionFailure | undefined;
  /** How many saves have failed; each takes the focus to what is wrong. */
  attempts: number;
  isSaving: boolean;
  /** Save stays locked, as where nothing changed. */
  isLocked?: boolean | undefined;
  saveLabel?: string | undefined;
  /** Beside Save and Cancel: what takes the whole section away. */
  extra?: ReactNode;
  onSave: (form: HTMLFormElement) => void;
  onInput?: (() => void) | undefined;
  forgetError: (field: string) => void;
  onCancel: () => void;
  onReload: () => Promise<void>;
}

const focusable = "input:not([type=hidden],[type=file],[type=radio]), textarea, select";

/** The frame of every section editor. */
export function SectionForm(props: SectionFormProps) {
  const { title, failure, attempts } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(focusable);
    (first ?? form.current)?.focus({ preventScroll: true });
    if (form.current) scrollToSee(form.current);
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
          const field = fieldName(target);
          if (field !== undefined) props.forgetError(field);
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
        <FailureNote failure={failure} onReload={props.onReload} />
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
function scrollToSee(element: HTMLElement) {
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
