import type { CurrentSetting } from "@boab/contracts/admin/setting-calls";
import { settingTexts } from "@boab/contracts/admin/texts";
import { type FormEvent, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { useAct } from "#lib/api/use-act.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { settingShapes } from "./setting-shapes.ts";

export type RunAct = <Value>(act: () => Promise<FormResult<Value>>) => Promise<FormResult<Value>>;

interface SettingFormProps {
  setting: CurrentSetting;
  /** Asks for a fresh sign-in when the server needs one, then continues. */
  run: RunAct;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult | undefined;
  onSaved: () => void;
}

const action = "/admin/settings";

export function SettingForm({ setting, run, firstResult, onSaved }: SettingFormProps) {
  const act = useAct<CurrentSetting>(action);
  const revalidator = useRevalidator();
  const [result, setResult] = useState<FormResult | undefined>(firstResult);
  const form = useFormState(result);
  const isConflict = result?.ok === false && result.code === "conflict";

  async function save(values: Record<string, string>) {
    const response = await run(() => act.send(values));
    setResult(response);
    if (response.ok) {
      toast(settingTexts.saved);
      onSaved();
    } else if (response.code === "conflict") {
      // Loads the other person's value and version; the input stays.
      await revalidator.revalidate();
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (act.isPending) return;
    void save(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  }

  return (
    <Form
      method="post"
      action={action}
      ref={form.ref}
      onSubmit={handleSubmit}
      className="space-y-4.5"
    >
      {form.error && (
        <Note tone={isConflict ? "warn" : "danger"} role="alert">
          {isConflict ? settingTexts.conflict : form.error}
        </Note>
      )}
      <input type="hidden" name="key" value={setting.key} />
      <input type="hidden" name="version" value={setting.version} />
      <SettingFields
        label={setting.label}
        shape={settingShapes[setting.key]}
        value={setting.value}
        errorOf={form.errorOf}
        valueOf={form.valueOf}
      />
      <TextField
        label="Why?"
        name="reason"
        hint="We'll keep this on record with your name."
        required
        maxLength={500}
        autoComplete="off"
        defaultValue={form.valueOf("reason")}
        error={form.errorOf("reason")}
      />
      <Button type="submit" isPending={act.isPending} pendingLabel="Saving">
        Save
      </Button>
    </Form>
  );
}
