import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { type CurrentSetting, listSettings } from "@boab/contracts/admin/setting-calls";
import { submitSetting } from "#areas/admin/settings/change-setting.server.ts";
import { settingFormCopy } from "#areas/admin/settings/copy.ts";
import { SettingCard } from "#areas/admin/settings/setting-card.tsx";
import { settingGroups } from "#areas/admin/settings/setting-shapes.ts";
import { api } from "#lib/api/api.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { invalidatePublicSettings } from "#shell/public-settings.server.ts";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/settings.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Settings", path: "/admin/settings", isIndexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = context.get(memberContext);
  const { data } = await api(request).load(listSettings);
  return {
    settings: data,
    mayChange: isFullAdmin(profile),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const result = await submitSetting(request);
  // Other web servers update within half a minute; the person who made the change sees it now.
  invalidatePublicSettings();
  return result;
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, mayChange } = loaderData;
  const posted: FormResult<CurrentSetting> | undefined = actionData;

  return (
    <>
      <AdminHeading
        title="Settings"
        lead="Things the owner can change without a new release. We record who made each change, when and why."
      />
      {!mayChange && (
        <Note tone="info" className="mb-6">
          {settingFormCopy.adminsOnly}
        </Note>
      )}
      <div className="space-y-10">
        {settingGroups.map(({ kind, heading, lead }) => (
          <section key={kind} aria-labelledby={`settings-${kind}`}>
            <h2 id={`settings-${kind}`} className="text-2xl">
              {heading}
            </h2>
            <p className="mt-1 mb-4 text-md text-ink-2">{lead}</p>
            <div className="space-y-4">
              {settings
                .filter((setting) => setting.kind === kind)
                .map((setting) => (
                  <SettingCard
                    key={setting.key}
                    setting={setting}
                    mayChange={mayChange}
                    firstResult={isFailureOfSetting(setting.key, posted) ? posted : undefined}
                  />
                ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

const isFailureOfSetting = (key: string, result: FormResult<CurrentSetting> | undefined) =>
  result?.ok === false && result.values.key === key;
