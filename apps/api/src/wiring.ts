import {
  accountEvents,
  accountRoutes,
  accountTasks,
  erasureSubscribers,
  makeFetchPhoto,
  makeResolveActor,
  updatePhotoUrls,
} from "#areas/accounts/index.ts";
import { adminEvents, adminRoutes, makeStoredSettings } from "#areas/admin/index.ts";
import {
  type BillingDeps,
  billingPersonalData,
  billingRoutes,
  billingStripeHandlers,
  billingTasks,
  makePlanPrices,
} from "#areas/billing/index.ts";
import {
  type BookingsDeps,
  bookingsPersonalData,
  bookingsRoutes,
  bookingsSubscribers,
  bookingsTasks,
  readSettingsOfSeen,
} from "#areas/bookings/index.ts";
import { checkoutRoutes } from "#areas/checkout/index.ts";
import {
  checkListingPictureTarget,
  correctWords,
  type DirectoryDeps,
  directoryEvents,
  directoryPersonalData,
  directoryRoutes,
  directorySubscribers,
  directoryTasks,
  listingSubject,
  makeViewCounter,
  readWords,
  updatePictureUrls,
} from "#areas/directory/index.ts";
import {
  type JobsDeps,
  jobsPersonalData,
  jobsRoutes,
  jobsTasks,
  listJobsOfSeen,
} from "#areas/jobs/index.ts";
import {
  checkEditorImageTarget,
  documentsPersonalData,
  type MagazineDeps,
  magazinePersonalData,
  magazineRoutes,
  magazineTasks,
} from "#areas/magazine/index.ts";
import {
  checkItemPhotoTarget,
  checkProblemPhotoTarget,
  checkStorePictureTarget,
  type MarketplaceDeps,
  marketplacePersonalData,
  marketplaceRoutes,
  marketplaceSubscribers,
  marketplaceTasks,
} from "#areas/marketplace/index.ts";
import {
  checkCreatorPictureTarget,
  commentSubject,
  type MediaDeps,
  makeLookUp,
  mediaPersonalData,
  mediaRoutes,
  mediaSubscribers,
  videoSubject,
} from "#areas/media/index.ts";
import {
  type ModerationDeps,
  moderationPersonalData,
  moderationRoutes,
  moderationTasks,
} from "#areas/moderation/index.ts";
import {
  outreachPersonalData,
  outreachRoutes,
  outreachSubscribers,
  outreachTasks,
} from "#areas/outreach/index.ts";
import {
  hasUnsettledSales,
  makeOrderPayments,
  makeRefundPart,
  makeRefundPayment,
  type PaymentsDeps,
  paymentEvents,
  paymentRoutes,
  paymentStripeHandlers,
  paymentsPersonalData,
  paymentTasks,
  setShareDue,
} from "#areas/payments/index.ts";
import {
  type PayoutsDeps,
  payoutRoutes,
  payoutStripeHandlers,
  payoutsPersonalData,
} from "#areas/payouts/index.ts";
import {
  type ReconciliationDeps,
  reconciliationRoutes,
  reconciliationTasks,
} from "#areas/reconciliation/index.ts";
import {
  checkReviewPhotoTarget,
  type ReviewsDeps,
  readReviewSummary,
  reviewRoutes,
  reviewSubject,
  reviewSubscribers,
  reviewsPersonalData,
  reviewTasks,
} from "#areas/reviews/index.ts";
import { type SearchDeps, searchRoutes } from "#areas/search/index.ts";
import {
  type StripeEventsDeps,
  stripeEventRoutes,
  stripeEventTasks,
  stripeWebhooks,
} from "#areas/stripe-events/index.ts";
import {
  checkProfilePhotoTarget,
  examineApart,
  makePhotoFiles,
  makeScan,
  type UploadsDeps,
  uploadRoutes,
  uploadsPersonalData,
  uploadTasks,
} from "#areas/uploads/index.ts";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { connect, type Db } from "#platform/db/db.ts";
import { deliverEvents, makePublish } from "#platform/events/events.ts";
import type { ResolveActor } from "#platform/http/actor.ts";
import type { Route } from "#platform/http/route.ts";
import type { Webhook } from "#platform/http/webhook.ts";
import { connectFirebase } from "#platform/identity/firebase-identity.ts";
import type { IdentityProvider } from "#platform/identity/identity.ts";
import { addIdentityTimeout } from "#platform/identity/identity-timeout.ts";
import type { Logger } from "#platform/log/log.ts";
import { connectMailer } from "#platform/mail/deliver.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { mailTasks, makeEnqueueMail, makeSendSecretMail } from "#platform/mail/mail.ts";
import { makeGuardedFetch } from "#platform/outside/guarded-fetch.ts";
import type { Settings } from "#platform/settings/settings.ts";
import { connectStorage } from "#platform/storage/s3-storage.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import type { TaskHandler } from "#platform/tasks/task.ts";
import { TaskQueue } from "#platform/tasks/task-queue.ts";
import { upkeepTasks } from "#platform/upkeep/upkeep.ts";
import { emails } from "./emails.ts";

export interface Services {
  db: Db;
  /** The number of idle database connections that broke since the process started. */
  countLostConnections(): number;
  tasks: TaskQueue;
  identity: IdentityProvider;
  storage: Storage;
  settings: Settings;
  routes: Route[];
  webhooks: Webhook[];
  taskHandlers: TaskHandler[];
  resolveActor: ResolveActor;
  emails: readonly EmailPreview[];
  close(): Promise<void>;
}

/** The only file that knows every area: gives each what it needs. */
export function buildServices(
  config: Config,
  role: "sender" | "worker",
  log: Logger,
  clock: Clock = systemClock,
): Services {
  let lostConnectionCount = 0;
  const db = connect(config.database, (error) => {
    lostConnectionCount += 1;
    log.error({ err: error }, "database connection lost");
  });
  const tasks = new TaskQueue(config.database.url, role, log);
  const identity = addIdentityTimeout(
    connectFirebase(config.identity, (err) =>
      log.warn({ err }, "the identity provider's keys can't be renewed"),
    ),
  );
  const storage = connectStorage(config.storage);
  const mailer = connectMailer(db, config.mail);
  const mail = {
    enqueueMail: makeEnqueueMail(tasks),
    sendSecretMail: makeSendSecretMail(mailer),
  };
  const { publicOrigin } = config.http;

  const uploads: UploadsDeps = {
    db,
    clock,
    storage,
    log,
    scan: makeScan(config.clamd),
    examine: examineApart,
    tasks,
    mediaUrl: config.storage.mediaUrl,
    // Each area provides the check for its own targets. A purpose without a check accepts no uploads.
    findPlaceByPurpose: {
      "profile-photo": checkProfilePhotoTarget,
      "item-photo": checkItemPhotoTarget,
      "media-header": checkCreatorPictureTarget,
      "media-profile": checkCreatorPictureTarget,
      "listing-cover": checkListingPictureTarget,
      "listing-gallery": checkListingPictureTarget,
      "listing-logo": checkListingPictureTarget,
      "store-header": checkStorePictureTarget,
      "store-profile": checkStorePictureTarget,
      "editor-image": checkEditorImageTarget,
      "review-photo": checkReviewPhotoTarget,
      "problem-photo": checkProblemPhotoTarget,
    },
    moveHandlers: {
      "profile-photo": updatePhotoUrls,
      "listing-cover": updatePictureUrls,
      "listing-gallery": updatePictureUrls,
      "listing-logo": updatePictureUrls,
    },
  };

  // Areas that read the owner's settings take this as the platform's `Settings`.
  const storedSettings = makeStoredSettings({ db, clock });
  const publish = makePublish(tasks);

  const stripe = connectStripe(config.stripe);
  const payouts: PayoutsDeps = {
    db,
    clock,
    stripe,
    isLive: config.stripe.isLive,
    enqueueMail: mail.enqueueMail,
    publicOrigin,
    hasUnsettledSales,
  };
  const billing: BillingDeps = {
    db,
    clock,
    stripe,
    cardHashKey: config.stripe.cardHashKey,
    planPrices: makePlanPrices({ stripe, clock, isLive: config.stripe.isLive }),
    tasks,
    enqueueMail: mail.enqueueMail,
    publish,
    settings: storedSettings,
    publicOrigin,
  };
  const payments: PaymentsDeps = {
    db,
    clock,
    log,
    stripe,
    tasks,
    enqueueMail: mail.enqueueMail,
    publish,
    settings: storedSettings,
    publicOrigin,
    teamEmail: config.mail.enquiriesTo,
  };

  const reconciliation: ReconciliationDeps = { ...payments, ...billing };

  const stripeEvents: StripeEventsDeps = {
    db,
    clock,
    log,
    stripe,
    secrets: config.stripe,
    tasks,
    // Each area provides what it does with the events about its own objects. A payout account is synced before the
    // shares that waited for it are sent.
    handlers: [
      ...payoutStripeHandlers(payouts),
      ...billingStripeHandlers(billing),
      ...paymentStripeHandlers(payments),
    ],
  };

  const bookings: BookingsDeps = {
    db,
    clock,
    tasks,
    ...mail,
    refundPayment: makeRefundPayment(payments),
    setShareDue,
    settings: storedSettings,
    publicOrigin,
  };

  const marketplace: MarketplaceDeps = {
    db,
    clock,
    log,
    tasks,
    ...mail,
    publicOrigin,
    storage,
    mediaUrl: config.storage.mediaUrl,
    searchWords: { read: readWords, correct: correctWords },
    orderPayments: makeOrderPayments(payments),
    refundPart: makeRefundPart(payments),
    teamEmail: config.mail.enquiriesTo,
  };

  const magazine: MagazineDeps = {
    db,
    clock,
    tasks,
    enqueueMail: mail.enqueueMail,
    publicOrigin,
    teamEmail: config.mail.enquiriesTo,
    mediaUrl: config.storage.mediaUrl,
  };

  const reviews: ReviewsDeps = {
    db,
    clock,
    tasks,
    enqueueMail: mail.enqueueMail,
    publicOrigin,
    sendSecretMail: mail.sendSecretMail,
    mediaUrl: config.storage.mediaUrl,
  };

  // Nothing else in the product fetches from somebody else's server.
  const guardedFetch = makeGuardedFetch();
  const media: MediaDeps = {
    db,
    clock,
    tasks,
    settings: storedSettings,
    readWords,
    lookUp: makeLookUp({
      fetch: guardedFetch,
      clock,
      apiKey: config.media.lookUpKey,
      log,
    }),
    acceptsBookings: async (businessId) =>
      (await readSettingsOfSeen(bookings, businessId)).acceptsBookings,
    defaultVideoId: config.media.defaultVideoId,
    mediaUrl: config.storage.mediaUrl,
  };

  const moderation: ModerationDeps = {
    db,
    clock,
    tasks,
    enqueueMail: mail.enqueueMail,
    publicOrigin,
    // Each area provides what can be reported in it.
    subjects: {
      review: reviewSubject({ clock }),
      video: videoSubject(),
      comment: commentSubject(),
      listing: listingSubject({ clock }),
    },
  };

  // The personal data that each area stores, to export and to erase.
  const personalData = [
    uploadsPersonalData(uploads),
    payoutsPersonalData(payouts),
    billingPersonalData(billing),
    paymentsPersonalData(payments),
    moderationPersonalData({ db }),
    directoryPersonalData({ db, clock, publish }),
    marketplacePersonalData({ db, clock, tasks }),
    documentsPersonalData(magazine),
    mediaPersonalData({ db, clock, tasks }),
    reviewsPersonalData({ db, clock }),
    jobsPersonalData({ db, uploads }),
    bookingsPersonalData(bookings),
    magazinePersonalData({ db }),
    outreachPersonalData({ db }),
  ];

  const { enquiriesTo } = config.mail;
  const outreach = {
    db,
    clock,
    tasks,
    settings: storedSettings,
    ...mail,
    publicOrigin,
    enquiriesTo,
  };

  // The events that areas publish, and their subscribers. Only a worker delivers them.
  const events = [...accountEvents, ...paymentEvents, ...directoryEvents, ...adminEvents];
  const subscribers = [
    ...erasureSubscribers(personalData),
    ...directorySubscribers({ db, clock }),
    ...marketplaceSubscribers(marketplace),
    ...mediaSubscribers({ db }),
    ...reviewSubscribers({ db }),
    ...bookingsSubscribers(bookings),
    ...outreachSubscribers(outreach),
  ];

  const accounts = {
    db,
    clock,
    identity,
    tasks,
    ...mail,
    publish,
    publicOrigin,
    personalData,
    photoFiles: makePhotoFiles(uploads),
    fetchPhoto: makeFetchPhoto(guardedFetch),
  };
  const admin = {
    db,
    clock,
    publish,
    storedSettings,
    storage,
    mediaUrl: config.storage.mediaUrl,
  };
  const views = makeViewCounter({ db, clock, log });
  const directory: DirectoryDeps = {
    db,
    clock,
    tasks,
    ...mail,
    publish,
    settings: storedSettings,
    publicOrigin,
    mediaUrl: config.storage.mediaUrl,
    views,
    beside: {
      readBookingSettings: (_deps, businessId) => readSettingsOfSeen(bookings, businessId),
      listJobPostings: listJobsOfSeen,
      readReviewSummary,
    },
  };

  const jobs: JobsDeps = { db, clock, tasks, ...mail, publicOrigin, uploads };

  const search: SearchDeps = { db, clock, log, settings: storedSettings };

  return {
    db,
    countLostConnections: () => lostConnectionCount,
    tasks,
    identity,
    storage,
    settings: storedSettings,
    routes: [
      ...accountRoutes(accounts),
      ...uploadRoutes(uploads),
      ...stripeEventRoutes(stripeEvents),
      ...payoutRoutes(payouts),
      ...billingRoutes(billing),
      ...paymentRoutes(payments),
      ...moderationRoutes(moderation),
      ...directoryRoutes(directory),
      ...marketplaceRoutes(marketplace),
      ...magazineRoutes(magazine),
      ...mediaRoutes(media),
      ...reviewRoutes(reviews),
      ...jobsRoutes(jobs),
      ...bookingsRoutes(bookings),
      ...checkoutRoutes({ ...payments, orderPayments: marketplace.orderPayments }),
      ...outreachRoutes(outreach),
      ...reconciliationRoutes(reconciliation),
      ...adminRoutes(admin),
      ...searchRoutes(search),
    ],
    webhooks: stripeWebhooks(stripeEvents),
    taskHandlers: [
      ...mailTasks(mailer),
      ...upkeepTasks(db, clock),
      ...accountTasks(accounts),
      ...magazineTasks(magazine),
      ...uploadTasks(uploads),
      ...stripeEventTasks(stripeEvents),
      ...billingTasks(billing),
      ...paymentTasks(payments),
      ...moderationTasks(moderation),
      ...directoryTasks(directory),
      ...marketplaceTasks(marketplace),
      ...reviewTasks(reviews),
      ...jobsTasks(jobs),
      ...bookingsTasks(bookings),
      ...outreachTasks(outreach),
      ...reconciliationTasks(reconciliation),
      ...deliverEvents({ db, tasks }, events, subscribers),
    ],
    resolveActor: makeResolveActor({ db, identity, clock, log, publish }),
    emails,
    async close() {
      await tasks.stop();
      await identity.close();
      storage.close();
      await views.flush();
      await db.destroy();
    },
  };
}
