import { type SettingValues, settings } from "@boab/contracts/admin/settings";
import type { AccountsDeps } from "#areas/accounts/index.ts";
import { type DirectoryDeps, makeViewCounter } from "#areas/directory/index.ts";
import type { JobsDeps } from "#areas/jobs/index.ts";
import type { OutreachDeps } from "#areas/outreach/index.ts";
import { makePhotoFiles } from "#areas/uploads/index.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { makeLogger } from "#platform/log/log.ts";
import { connectMailer } from "#platform/mail/deliver.ts";
import { makeEnqueueMail, makeSendSecretMail } from "#platform/mail/mail.ts";
import { makeUploadsDeps } from "./files/uploading.ts";
import type { TestApp } from "./harness.ts";

const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([key, { initial }]) => [key, initial]),
) as unknown as SettingValues;

/** The areas' dependencies, for tests that call a use case with another clock or provider. */
export function makeDeps(app: TestApp): AccountsDeps & OutreachDeps & DirectoryDeps & JobsDeps {
  const { config, db } = app;
  const { tasks, identity } = app.services;
  return {
    db,
    clock: systemClock,
    identity,
    tasks,
    enqueueMail: makeEnqueueMail(tasks),
    sendSecretMail: makeSendSecretMail(connectMailer(db, config.mail)),
    publish: async () => {},
    personalData: [],
    photoFiles: makePhotoFiles(makeUploadsDeps(app)),
    fetchPhoto: async () => undefined,
    publicOrigin: config.http.publicOrigin,
    enquiriesTo: config.mail.enquiriesTo,
    settings: { read: async () => initialSettings },
    mediaUrl: config.storage.mediaUrl,
    uploads: makeUploadsDeps(app),
    views: makeViewCounter({ db, clock: systemClock, log: makeLogger("silent", "http") }),
    beside: {
      readBookingSettings: throwIfCalled,
      listJobPostings: throwIfCalled,
      readReviewSummary: throwIfCalled,
    },
  };
}

const throwIfCalled = async () => {
  throw new Error("Tests of the routes read what other areas keep of a listing.");
};

/** Where a request of a test comes from. */
export const testOrigin: RequestOrigin = {
  ip: "10.0.0.1",
  requestId: "test",
};

export const later =
  (minutes: number): (() => Date) =>
  () =>
    new Date(Date.now() + minutes * 60_000);
