import {
  banUser,
  deleteUserAsAdmin,
  type ProfilePatch,
  unbanUser,
  updateUser,
} from "@boab/contracts/accounts/profile-updates";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { userFormCopy } from "./copy.ts";
import { editableFields } from "./editable-fields.ts";

/** The API decides who may do this. */
export async function changeUser(request: Request) {
  const { intent, id = "", ...values } = await readFormValues(request);
  const { call } = api(request);
  const params = { id };
  switch (intent) {
    case "save":
      return runFormCall(
        () => call(updateUser, { params, body: toProfilePatch(values) }),
        values,
        userFormCopy.saveFailed,
      );
    case "ban":
      return runFormCall(() => call(banUser, { params, body: { reason: values.reason ?? "" } }));
    case "unban":
      return runFormCall(() => call(unbanUser, { params }));
    case "delete":
      return runFormCall(() => call(deleteUserAsAdmin, { params, query: { confirm: id } }));
    default:
      throw data(null, { status: 400 });
  }
}

/** `none` removes a status. Missing fields stay as they are. */
function toProfilePatch({ version, ...typed }: Record<string, string>): ProfilePatch {
  const values = { ...typed };
  if (typed.username) values.username = typed.username.trim().toLowerCase();
  const edits = editableFields
    .filter(({ name }) => name in values)
    .map(({ name, isNullable }) => {
      const value = values[name];
      return [name, isNullable && value === "none" ? null : value];
    });
  return { ...Object.fromEntries(edits), version: Number(version) };
}
