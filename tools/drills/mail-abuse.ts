import { createTransport } from "nodemailer";
import { requestBooking } from "../../apps/api/src/areas/bookings/bookings/request-booking.ts";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import { sendBookingEmail } from "../../apps/api/src/areas/bookings/emails/send-booking-email.ts";
import { changeByLink } from "../../apps/api/src/areas/bookings/links/change-by-link.ts";
import { listWaitingByLink } from "../../apps/api/src/areas/bookings/links/open-link.ts";
import {
  applicationReceivedEmail,
  newApplicationNotice,
} from "../../apps/api/src/areas/jobs/applications/application-emails.ts";
import { connect } from "../../apps/api/src/platform/db/db.ts";
import { visitor } from "../../apps/api/src/platform/http/actor.ts";
import type { Mailer } from "../../apps/api/src/platform/mail/deliver.ts";
import { makeSendSecretMail, type SendSecretMail } from "../../apps/api/src/platform/mail/mail.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { insertListing } from "../../apps/api/test/factories/directory.ts";
import { getDayAhead, insertSettings } from "../../apps/api/test/factories/stored-bookings.ts";
import { makeBookingsDeps } from "./support/bookings-deps.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: nothing that an unproven visitor types goes out in our name; somebody whose email is entered from 50 networks
// gets three emails an hour; and a booking whose email was left out is confirmed by the link of one that was sent. With
// `--full` every published write is sent with somebody's email, by visitors from 50 networks and by a member who registered
// with it, with a planted text in each field: none of the emails they get repeats it, and none of a kind is one too many.
// `--sabotage` repeats the note and forgets the limit, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const attempts = 50;
const victim = "victim@people.example";
const plantedTextPattern = /URGENT|evil\.example|card number/;
const planted = {
  customerName: "URGENT: https://evil.example closes your account",
  customerNotes: "Confirm your card number at https://evil.example/pay",
};

interface SentEmail {
  subject: string;
  text: string;
  html: string;
}

type EmailTask = Parameters<typeof sendBookingEmail>[1];

/** What a careless change would do. */
const sabotage =
  (send: SendSecretMail): SendSecretMail =>
  (mail) => {
    const { email } = mail;
    const write: typeof email.write = (data) => {
      const written = email.write(data);
      return { ...written, text: `${written.text}\n${planted.customerNotes}` };
    };
    return send({ ...mail, email: { ...email, maxPerHour: 1_000, write } });
  };

/** The product's own sending, into a list instead of to a server. */
function makeMailCatcher(db: BookingsDeps["db"]) {
  const sent: SentEmail[] = [];
  const transport = createTransport({ jsonTransport: true });
  transport.use("compile", (mail, done) => {
    const { subject, text, html } = mail.data as SentEmail;
    sent.push({ subject, text, html });
    done();
  });
  const send = makeSendSecretMail({
    db,
    // The types of the drills' nodemailer and of the API's differ, the library does not.
    transport: transport as unknown as Mailer["transport"],
    from: "Boab <help@boab.example>",
    unsubscribeKey: "the drill's key for links to unsubscribe",
    publicOrigin: "https://boab.example",
  });
  return { sent, send };
}

/** Each attempt comes from another network and asks for another time. */
async function bookForVictim(deps: BookingsDeps, businessId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < attempts; index++) {
    const bookingBody = {
      businessId,
      date: getDayAhead(5 + Math.floor(index / 16)),
      start: `${String(9 + Math.floor((index % 16) / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
      customerEmail: victim,
      ...planted,
    };
    const origin = { ip: `10.7.0.${index + 1}`, requestId: "drill", idempotencyKey: undefined };
    ids.push((await requestBooking(deps, visitor, bookingBody, origin)).booking.id);
  }
  return ids;
}

async function run(url: string): Promise<Finding[]> {
  const db = connect({ url, poolSize: 4, canPrepare: true }, () => {});
  const { sent, send } = makeMailCatcher(db);
  const queue: EmailTask[] = [];
  const deps: BookingsDeps = {
    ...makeBookingsDeps(db),
    tasks: { enqueue: async (_tx, _task, payload) => void queue.push(payload as EmailTask) },
    sendSecretMail: isSabotaged ? sabotage(send) : send,
  };
  const runQueuedTasks = async () => {
    for (const task of queue.splice(0)) await sendBookingEmail(deps, task);
  };

  const businessId = await insertListing(db);
  await insertSettings(db, businessId);
  const ids = await bookForVictim(deps, businessId);
  await runQueuedTasks();
  const emails = sent.length;
  const token = /token=([\w-]+)/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
  const waiting = await listWaitingByLink(deps, token);
  // The last of the attempts: its own email was left out.
  const bookingId = ids.at(-1) ?? "";
  const confirmed = await changeByLink(deps, token, { action: "verify", bookingId }).then(
    ({ bookingStatus }) => bookingStatus,
    String,
  );
  // The business may read what somebody proven typed; everybody else may not.
  queue.splice(0, queue.length, ...queue.filter(({ to }) => to === "customer"));
  await runQueuedTasks();
  const about = { position: "Braider", businessName: "Ubuntu", name: planted.customerName };
  sent.push(
    applicationReceivedEmail.write({ ...about, withdrawUrl: "https://boab.example/withdraw" }),
    newApplicationNotice.write({ ...about, url: "https://boab.example/applications" }),
  );
  const repeatingEmails = sent.filter(({ subject, text, html }) =>
    plantedTextPattern.test(`${subject}\n${text}\n${html}`),
  );
  await db.destroy();
  return [
    {
      name: `emails to somebody entered from ${attempts} networks`,
      holds: emails === 3,
      figure: String(emails),
    },
    {
      name: "a booking whose email was left out, confirmed by another's link",
      holds: confirmed === "requested" && waiting.data.length > 0,
      figure: confirmed,
    },
    {
      name: `emails of ${sent.length} that repeat what was typed`,
      holds: repeatingEmails.length === 0,
      figure: String(repeatingEmails.length),
    },
  ];
}

/** The same over every call, with the worker behind it. */
async function tryEveryCall(): Promise<Finding[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = "127.0.0.1:9099";
  const { sendMailsAsStrangers } = await import("./support/mail-by-strangers.ts");
  const { sent, writes, mails, repeating, kinds } = await sendMailsAsStrangers(attempts);
  const excessiveKinds = kinds.filter(({ count, max }) => count > max);
  return [
    {
      name: `emails of ${mails.length} to an email that ${sent} requests to ${writes} writes named, those that repeat a planted text`,
      holds: repeating.length === 0 && mails.length > 5,
      figure: repeating.join(", ") || "0",
    },
    {
      name: "kinds of which more came than an hour allows",
      holds: excessiveKinds.length === 0 && kinds.length > 2,
      figure: `${excessiveKinds.length} of ${kinds.map(({ kind, count, max }) => `${kind} ${count} of ${max}`).join(", ")}`,
    },
  ];
}

const findings = await withScratchDatabase(run);
report([...findings, ...(process.argv.includes("--full") ? await tryEveryCall() : [])]);
