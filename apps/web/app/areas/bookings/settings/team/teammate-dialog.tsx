import { bookingCopy } from "@boab/contracts/bookings/copy";
import { maxTeammateNameLength } from "@boab/contracts/bookings/limits";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { DaysOffEditor } from "../days-off-editor.tsx";
import type { ServiceDraft, SettingsDraft } from "../settings-draft.ts";
import { WeeklyHours } from "../weekly-hours.tsx";
import type { TeammateDraft } from "./teammate-draft.ts";

interface TeammateDialogProps {
  teammate: TeammateDraft;
  isNew: boolean;
  settings: SettingsDraft;
  today: string;
  onApply: (teammate: TeammateDraft) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** One of the team: name, services, hours and days off. The page's save button saves them. */
export function TeammateDialog({
  teammate,
  isNew,
  settings,
  today,
  onApply,
  onRemove,
  onClose,
}: TeammateDialogProps) {
  const [draft, setDraft] = useState(teammate);
  const [showsErrors, setShowsErrors] = useState(false);
  const change = (changes: Partial<TeammateDraft>) => setDraft({ ...draft, ...changes });
  const nameError = draft.name.trim() ? undefined : bookingCopy.teammateNameRequired;

  function submit() {
    if (nameError) setShowsErrors(true);
    else onApply({ ...draft, name: draft.name.trim() });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isNew ? "Add a person" : teammate.name}
      size="md"
      actions={
        <>
          {!isNew && (
            <Button variant="quiet" className="mr-auto" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit}>{isNew ? "Add to the team" : "Done"}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField
          label="Name"
          value={draft.name}
          maxLength={maxTeammateNameLength}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
          // Otherwise it would save the page without what is typed here.
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            submit();
          }}
          error={showsErrors ? nameError : undefined}
          hint="Customers see it once this person agrees. After a change they're asked again."
        />
        <Switch
          name="takesBookings"
          checked={draft.takesBookings}
          onChange={({ target }) => change({ takesBookings: target.checked })}
        >
          Takes new bookings
        </Switch>
        <ServiceChoice
          serviceIds={draft.serviceIds}
          services={settings.services}
          onChange={(serviceIds) => change({ serviceIds })}
        />
        <div>
          <Switch
            name="ownHours"
            checked={draft.weekly !== null}
            onChange={({ target }) => change({ weekly: target.checked ? settings.weekly : null })}
          >
            Own hours
          </Switch>
          <p className="mt-1 text-sm text-ink-2">
            {draft.weekly === null
              ? "Works whenever you can be booked."
              : "Within the hours of the business. For a break, add a second window."}
          </p>
          {draft.weekly && (
            <WeeklyHours
              weekly={draft.weekly}
              onChange={(weekly) => change({ weekly })}
              path="teammate.weekly"
              getError={() => undefined}
            />
          )}
        </div>
        <fieldset>
          <legend className="text-md font-semibold">Days off</legend>
          <DaysOffEditor
            daysOff={draft.daysOff}
            onChange={(daysOff) => change({ daysOff })}
            path="teammate.daysOff"
            getError={() => undefined}
            today={today}
          />
        </fieldset>
      </div>
    </Dialog>
  );
}

interface ServiceChoiceProps {
  serviceIds: TeammateDraft["serviceIds"];
  services: readonly ServiceDraft[];
  onChange: (serviceIds: TeammateDraft["serviceIds"]) => void;
}

/** Services that aren't saved yet have no id to choose them by; whoever does all of them does those too. */
function ServiceChoice({ serviceIds, services, onChange }: ServiceChoiceProps) {
  const saved = services.flatMap(({ id, title }) => (id ? [{ id, title }] : []));
  return (
    <fieldset>
      <legend className="mb-1.5 text-md font-semibold">Does</legend>
      <Checkbox
        checked={serviceIds === null}
        onChange={({ target }) => onChange(target.checked ? null : saved.map(({ id }) => id))}
      >
        Every service, also those you add later
      </Checkbox>
      {serviceIds !== null && (
        <div className="grid sm:grid-cols-2">
          {saved.map(({ id, title }) => (
            <Checkbox
              key={id}
              checked={serviceIds.includes(id)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...serviceIds, id] : serviceIds.filter((one) => one !== id),
                )
              }
            >
              {title}
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  );
}
