import type { CurrentSetting } from "@boab/contracts/admin/setting-calls";
import { useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { settingFormCopy } from "./copy.ts";
import { SettingFields } from "./setting-fields.tsx";
import { settingShapes } from "./setting-shapes.ts";

interface SettingFormProps {
  setting: CurrentSetting;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<CurrentSetting> | undefined;
  onSaved: () => void;
}

export function SettingForm({ setting, firstResult, onSaved }: SettingFormProps) {
  const { revalidate } = useRevalidator();
  const save = usePageAction<CurrentSetting>({
    firstResult,
    onSuccess: () => {
      toast(settingFormCopy.saved);
      onSaved();
    },
    // Loads the other person's value and version; the input stays.
    onFailure: ({ code }) => code === "conflict" && void revalidate(),
  });
  const { failure, isConflict, getError } = save;

  return (
    <PageForm {...save.form} className="space-y-4.5">
      {failure && (
        <Note tone={isConflict ? "warn" : "danger"} role="alert">
          {isConflict ? settingFormCopy.conflict : failure.error}
        </Note>
      )}
      <input type="hidden" name="key" value={setting.key} />
      <input type="hidden" name="version" value={setting.version} />
      <SettingFields
        label={setting.label}
        shape={settingShapes[setting.key]}
        value={setting.value}
        getError={getError}
        getValue={save.getValue}
      />
      <TextField
        label="Why?"
        name="reason"
        hint="We'll keep this on record with your name."
        required
        maxLength={500}
        autoComplete="off"
        defaultValue={save.getValue("reason")}
        error={getError("reason")}
      />
      <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
        Save
      </Button>
    </PageForm>
  );
}
