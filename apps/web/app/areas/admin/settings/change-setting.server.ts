import { type CurrentSetting, changeSetting } from "@boab/contracts/admin/setting-calls";
import { settingKeys } from "@boab/contracts/admin/settings";
import { z } from "zod";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { settingShapes } from "./setting-shapes.ts";
import { readValue } from "./setting-values.ts";

const Key = z.enum(settingKeys);

/** The API decides who may change a setting and validates the value. */
export async function submitSetting(request: Request) {
  const values = await readFormValues(request);
  return runFormCall(() => change(request, values), values);
}

async function change(request: Request, values: Record<string, string>): Promise<CurrentSetting> {
  const key = Key.safeParse(values.key);
  if (!key.success) throw new ApiError({ code: "not_found", status: 404 });
  const { value, problems } = readValue(settingShapes[key.data], values);
  if (Object.keys(problems).length > 0) {
    throw new ApiError({
      code: "bad_request",
      status: 400,
      sentence: "Please check what you entered and try again.",
      fields: problems,
    });
  }
  return api(request).call(changeSetting, {
    params: { key: key.data },
    body: parseFormBody(changeSetting, values, {
      value: value as string | number | boolean | Record<string, unknown>,
    }),
  });
}
