import {
  accountEmails,
  accountFacts,
  accountRoutes,
  accountTasks,
  erasePersonalData,
  followMovedPhoto,
  makeFetchPhoto,
  makeResolveActor,
} from "#areas/accounts/index.ts";
import { adminRoutes, makeStoredSettings } from "#areas/admin/index.ts";
import {
  type BookingsDeps,
  bookingsEmails,
  bookingsPersonalData,
  bookingsReactions,
  bookingsRoutes,
  bookingsTasks,
  priceBookings,
} from "#areas/bookings/index.ts";
import {
  correctWords,
  type DirectoryDeps,
  directoryEmails,
  directoryFacts,
  directoryPersonalData,
  directoryReactions,
  directoryRoutes,
  directoryTasks,
  followMovedPicture,
  makeViewCounter,
  mayUploadPictures,
  priceListedLines,
  readWords,
} from "#areas/directory/index.ts";
import {
  type JobsDeps,
  jobsEmails,
  jobsPersonalData,
  jobsRoutes,
  jobsTasks,
} from "#areas/jobs/index.ts";
import {
  documentsPersonalData,
  type MagazineDeps,
  magazineEmails,
  magazinePersonalData,
  magazineRoutes,
  magazineTasks,
  mayUploadEditorImages,
} from "#areas/magazine/index.ts";
import {
  checkOutCart,
  type MarketplaceDeps,
  marketplaceEmails,
  marketplacePersonalData,
  marketplaceReactions,
  marketplaceRoutes,
  marketplaceTasks,
  mayUploadItemPhotos,
  mayUploadProblemPhotos,
  mayUploadStorePictures,
} from "#areas/marketplace/index.ts";
import {
  commentSubject,
  type MediaDeps,
  makeLookUp,
  mayUploadCreatorPictures,
  mediaPersonalData,
  mediaReactions,
  mediaRoutes,
  videoSubject,
} from "#areas/media/index.ts";
import {
  type ModerationDeps,
  moderationEmails,
  moderationPersonalData,
  moderationRoutes,
  moderationTasks,
} from "#areas/moderation/index.ts";
import {
  outreachEmails,
  outreachPersonalData,
  outreachRoutes,
  outreachTasks,
} from "#areas/outreach/index.ts";
import {
  makeOrderPayments,
  makePlanPrices,
  makeRefundPart,
  makeRefundPayment,
  type PaymentsDeps,
  paymentEmails,
  paymentFacts,
  paymentRoutes,
  paymentsPersonalData,
  paymentTasks,
  paymentWebhooks,
} from "#areas/payments/index.ts";
import {
  mayUploadReviewPhotos,
  type ReviewsDeps,
  reviewEmails,
  reviewReactions,
  reviewRoutes,
  reviewSubject,
  reviewsPersonalData,
  reviewTasks,
} from "#areas/reviews/index.ts";
import { type SearchDeps, searchRoutes } from "#areas/search/index.ts";
import {
  examineApart,
  mayUploadOwnPhoto,
  photoFilesOf,
  scanForSignatures,
  type UploadsDeps,
  uploadRoutes,
  uploadsPersonalData,
  uploadTasks,
} from "#areas/uploads/index.ts";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { connect, type Db } from "#platform/db/db.ts";
import { deliverFacts, makePublish } from "#platform/events/facts.ts";
import type { ResolveActor } from "#platform/http/actor.ts";
import type { Route } from "#platform/http/route.ts";
import type { Webhook } from "#platform/http/webhook.ts";
import { connectFirebase } from "#platform/identity/firebase-identity.ts";
import type { Identity } from "#platform/identity/identity.ts";
import { makePatient } from "#platform/identity/patient-identity.ts";
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

export interface Services {
  db: Db;
  /** Idle database connections that broke since the process began. */
  countLostConnections(): number;
  tasks: TaskQueue;
  identity: Identity;
  storage: Storage;
  settings: Settings;
  routes: Route[];
  webhooks: Webhook[];
  taskHandlers: TaskHandler[];
  resolveActor: ResolveActor;
  /** Every kind of email. */
  emails: EmailPreview[];
  close(): Promise<void>;
}

/** The only file that knows every area: gives each what it needs. */
export function buildServices(
  config: Config,
  role: "sender" | "worker",
  log: Logger,
  clock: Clock = systemClock,
): Services {
  let lostConnections = 0;
  const db = connect(config.database, (error) => {
    lostConnections += 1;
    log.error({ err: error }, "database connection lost");
  });
  const tasks = new TaskQueue(config.database.url, role, log);
  const identity = makePatient(
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
    scan: scanForSignatures,
    examine: examineApart,
    tasks,
    mediaAddress: config.storage.mediaAddress,
    // Each area adds the check for its own targets; a purpose without one is closed.
    targetChecks: {
      "profile-photo": mayUploadOwnPhoto,
      "item-photo": mayUploadItemPhotos,
      "media-header": mayUploadCreatorPictures,
      "media-profile": mayUploadCreatorPictures,
      "listing-cover": mayUploadPictures,
      "listing-gallery": mayUploadPictures,
      "listing-logo": mayUploadPictures,
      "store-header": mayUploadStorePictures,
      "store-profile": mayUploadStorePictures,
      "editor-image": mayUploadEditorImages,
      "review-photo": mayUploadReviewPhotos,
      "problem-photo": mayUploadProblemPhotos,
    },
    followMoves: {
      "profile-photo": followMovedPhoto,
      "listing-cover": followMovedPicture,
      "listing-gallery": followMovedPicture,
      "listing-logo": followMovedPicture,
    },
  };

  // Areas that read the owner's settings take this as the platform's `Settings`.
  const storedSettings = makeStoredSettings({ db, clock });
  const publish = makePublish(tasks);

  const stripe = connectStripe(config.stripe);
  const payments: PaymentsDeps = {
    db,
    clock,
    log,
    stripe,
    secrets: config.stripe,
    cardHashKey: config.stripe.cardHashKey,
    planPrices: makePlanPrices({ stripe, clock }),
    // Each area prices what it sells; what is nobody's is not for sale.
    async priceLines(wanted, buyerId) {
      const booked = await priceBookings({ db, clock }, wanted, buyerId);
      const listed = await priceListedLines(db, wanted);
      return wanted.map((_, index) => booked[index] ?? listed[index]);
    },
    checkOutCart: (member, seen) => checkOutCart(marketplace, member, seen),
    tasks,
    enqueueMail: mail.enqueueMail,
    publish,
    settings: storedSettings,
    publicOrigin,
    teamEmail: config.mail.enquiriesTo,
  };

  const bookings: BookingsDeps = {
    db,
    clock,
    tasks,
    sendSecretMail: mail.sendSecretMail,
    refundPayment: makeRefundPayment(payments),
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
    mediaAddress: config.storage.mediaAddress,
    searchWords: { read: readWords, correct: correctWords },
    orderPayments: makeOrderPayments(payments),
    refundPart: makeRefundPart(payments),
    teamEmail: config.mail.enquiriesTo,
  };

  const magazine: MagazineDeps = {
    ...{ db, clock, tasks, enqueueMail: mail.enqueueMail, publicOrigin },
    teamEmail: config.mail.enquiriesTo,
    mediaAddress: config.storage.mediaAddress,
  };

  const reviews: ReviewsDeps = {
    ...{ db, clock, tasks, enqueueMail: mail.enqueueMail, publicOrigin },
    sendSecretMail: mail.sendSecretMail,
    mediaAddress: config.storage.mediaAddress,
  };

  // Nothing else in the product fetches from somebody else's server.
  const guardedFetch = makeGuardedFetch();
  const media: MediaDeps = {
    ...{ db, clock, tasks, readWords },
    lookUp: makeLookUp({
      fetch: guardedFetch,
      clock,
      apiKey: config.media.lookUpKey,
      warn: (reason) => log.warn({ reason }, "video lookup failed"),
    }),
    defaultVideoId: config.media.defaultVideoId,
    mediaAddress: config.storage.mediaAddress,
  };

  const moderation: ModerationDeps = {
    db,
    clock,
    tasks,
    enqueueMail: mail.enqueueMail,
    publicOrigin,
    // Each area adds what of its own can be reported.
    subjects: {
      review: reviewSubject({ clock }),
      video: videoSubject(),
      comment: commentSubject(),
    },
  };

  // What each area holds of people, to export and to erase.
  const personalData = [
    uploadsPersonalData(uploads),
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

  // What areas publish, and what others do about it. Only a worker delivers them.
  const facts = [...accountFacts, ...paymentFacts, ...directoryFacts];
  const reactions = [
    ...erasePersonalData(personalData),
    ...directoryReactions({ db, clock }),
    ...marketplaceReactions(marketplace),
    ...mediaReactions({ db }),
    ...reviewReactions({ db }),
    ...bookingsReactions(bookings),
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
    photoFiles: photoFilesOf(uploads),
    fetchPhoto: makeFetchPhoto(guardedFetch),
  };
  const { enquiriesTo } = config.mail;
  const outreach = { db, clock, tasks, ...mail, publicOrigin, enquiriesTo };

  const admin = { db, clock, storedSettings };
  const views = makeViewCounter({ db, clock, log });
  const directory: DirectoryDeps = {
    db,
    clock,
    tasks,
    ...mail,
    publish,
    settings: storedSettings,
    publicOrigin,
    mediaAddress: config.storage.mediaAddress,
    views,
  };

  const jobs: JobsDeps = { db, clock, tasks, ...mail, publicOrigin, uploads };

  const search: SearchDeps = { db, clock, log, settings: storedSettings };

  return {
    db,
    countLostConnections: () => lostConnections,
    tasks,
    identity,
    storage,
    settings: storedSettings,
    routes: [
      ...accountRoutes(accounts),
      ...uploadRoutes(uploads),
      ...paymentRoutes(payments),
      ...moderationRoutes(moderation),
      ...directoryRoutes(directory),
      ...marketplaceRoutes(marketplace),
      ...magazineRoutes(magazine),
      ...mediaRoutes(media),
      ...reviewRoutes(reviews),
      ...jobsRoutes(jobs),
      ...bookingsRoutes(bookings),
      ...outreachRoutes(outreach),
      ...adminRoutes(admin),
      ...searchRoutes(search),
    ],
    webhooks: paymentWebhooks(payments),
    taskHandlers: [
      ...mailTasks(mailer),
      ...upkeepTasks(db, clock),
      ...accountTasks(accounts),
      ...magazineTasks(magazine),
      ...uploadTasks(uploads),
      ...paymentTasks(payments),
      ...moderationTasks(moderation),
      ...directoryTasks(directory),
      ...marketplaceTasks(marketplace),
      ...reviewTasks(reviews),
      ...jobsTasks(jobs),
      ...bookingsTasks(bookings),
      ...outreachTasks(outreach),
      ...deliverFacts({ db, tasks }, facts, reactions),
    ],
    resolveActor: makeResolveActor({ db, identity, clock, log }),
    emails: [
      ...accountEmails,
      ...paymentEmails,
      ...moderationEmails,
      ...directoryEmails,
      ...marketplaceEmails,
      ...magazineEmails,
      ...reviewEmails,
      ...jobsEmails,
      ...bookingsEmails,
      ...outreachEmails,
    ],
    async close() {
      await tasks.stop();
      await identity.close();
      storage.close();
      await views.flush();
      await db.destroy();
    },
  };
}
