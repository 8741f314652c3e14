import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { UserStatus } from "@boab/contracts/accounts/statuses";
import { profileCopy } from "#lib/copy.ts";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { editableFields, getFieldRefusal, maySetStatus } from "./editable-fields.ts";

interface EditFieldsProps {
  viewer: FullProfile;
  person: FullProfile;
  getError: (field: string) => string | undefined;
}

const hints: Partial<Record<string, string>> = {
  username: profileCopy.usernameHint,
  email: "We'll send a link to the new email. It changes once they open the link.",
};

/** Fields the viewer may not change are disabled and say why. */
export function EditFields({ viewer, person, getError }: EditFieldsProps) {
  return editableFields.map(({ name, label, values, isNullable }) => {
    const fieldRefusal = getFieldRefusal(viewer, person, name);
    const fieldProps = {
      label,
      name,
      disabled: fieldRefusal !== undefined,
      hint: fieldRefusal ?? hints[name],
      error: getError(name),
      defaultValue: person[name] ?? "none",
    };
    if (!values)
      return (
        <TextField
          key={name}
          {...fieldProps}
          type={name === "email" ? "email" : "text"}
          required
          pattern=".*\S.*"
          maxLength={name === "email" ? 254 : name === "username" ? 20 : 120}
          autoComplete="off"
          autoCapitalize={name === "fullName" ? "words" : "none"}
        />
      );
    const options = values.map((value) => ({
      value,
      label: value,
      isDisabled: name === "userStatus" && !maySetStatus(viewer, person, value as UserStatus),
    }));
    return (
      <Select
        key={name}
        {...fieldProps}
        options={isNullable ? [{ value: "none", label: "None" }, ...options] : options}
      />
    );
  });
}
