import { type SettingValues, settings } from "@boab/contracts/admin/settings";
import type { AccountsParts } from "#areas/accounts/index.ts";
import type { DirectoryParts } from "#areas/directory/index.ts";
import type { OutreachParts } from "#areas/outreach/index.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { makeEnqueueMail } from "#platform/mail/mail.ts";
import type { TestHouse } from "./harness.ts";

const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([key, { initial }]) => [key, initial]),
) as unknown as SettingValues;

/** What the wiring hands to the areas, for tests that call a use case with another clock or provider. */
export function partsOf({
  app,
  config,
  db,
}: TestHouse): AccountsParts & OutreachParts & DirectoryParts {
  const { tasks, identity } = app.house;
  return {
    db,
    clock: systemClock,
    identity,
    tasks,
    enqueueMail: makeEnqueueMail(tasks),
    publish: async () => {},
    findCorrespondence: async () => ({ enquiries: [], newsletter: null }),
    publicOrigin: config.http.publicOrigin,
    enquiriesTo: config.mail.enquiriesTo,
    settings: { read: async () => initialSettings },
    mediaAddress: config.storage.mediaAddress,
  };
}

export const later =
  (minutes: number): (() => Date) =>
  () =>
    new Date(Date.now() + minutes * 60_000);
