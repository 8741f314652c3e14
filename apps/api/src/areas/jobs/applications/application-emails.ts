import { brand } from "@boab/contracts/common/brand";
import { applicationRetentionMonths } from "@boab/contracts/jobs/limits";
import { formatLongDate } from "@boab/format/dates";
import { defineEmail } from "#platform/mail/email.ts";
import { getEmailFirstName } from "#platform/mail/names.ts";

interface ApplicationEmailData {
  position: string;
  businessName: string;
}

interface OutcomeEmailData extends ApplicationEmailData {
  jobsUrl: string;
}

const sample: ApplicationEmailData = {
  position: "Senior braider",
  businessName: "Ubuntu Braid Studio",
};
const sampleOutcome: OutcomeEmailData = {
  ...sample,
  jobsUrl: "https://boab.example/directory/jobs",
};
const makeJobsButton = ({ jobsUrl }: OutcomeEmailData) => ({
  label: "See open jobs",
  url: jobsUrl,
});
const writeApplicantReason = ({ businessName }: ApplicationEmailData) =>
  `You're getting this because you applied for a job at ${businessName} on ${brand.name}.`;

interface ReceiptEmailData extends ApplicationEmailData {
  /** The name is as typed; the email repeats only the first name. */
  name: string;
  withdrawUrl: string;
}

export const applicationReceivedEmail = defineEmail({
  kind: "application-received",
  when: "To somebody who applied for a job",
  purpose: "service",
  audience: ["job applicant"],
  reason: `Someone applied for a job with this email. If this wasn't you, withdraw the application with the button above.`,
  maxPerHour: 10,
  sample: {
    ...sample,
    name: "Achol Garang",
    withdrawUrl: "https://boab.example/directory/jobs/withdraw?token=sample",
  },
  subject: ({ position, businessName }: ReceiptEmailData) =>
    `We sent your application for ${position} to ${businessName}`,
  email: ({ name, position, businessName, withdrawUrl }: ReceiptEmailData) => ({
    heading: "Your application is on its way",
    paragraphs: [
      `${["Hi", getEmailFirstName(name)].filter(Boolean).join(" ")}, ${businessName} has your application for ${position}.`,
      "We'll email you when somebody opens it, and when it's decided.",
      `${businessName} can see it. Our admins can only open it with a recorded reason.`,
      `It's deleted, with your files, after ${applicationRetentionMonths} months or when you withdraw it. Nobody can open it from that moment; backups are gone within 28 days.`,
    ],
    button: { label: "Withdraw application", url: withdrawUrl },
  }),
});

export const repeatedApplicationEmail = defineEmail({
  kind: "application-repeated",
  when: "To somebody who applied again for the same job",
  purpose: "service",
  audience: ["job applicant"],
  reason: writeApplicantReason,
  maxPerHour: 3,
  sample: { ...sampleOutcome, sentAt: new Date("2026-11-13T02:00:00Z") },
  subject: ({ position }: OutcomeEmailData & { sentAt: Date }) =>
    `You've already applied for ${position}`,
  email: (data: OutcomeEmailData & { sentAt: Date }) => ({
    heading: "You've already applied",
    paragraphs: [
      `${data.businessName} has your application for ${data.position} from ${formatLongDate(data.sentAt)}, so we didn't send another one.`,
      "To change it, withdraw it with the link in our first email and apply again.",
    ],
    button: makeJobsButton(data),
  }),
});

export const applicationViewedEmail = defineEmail({
  kind: "application-viewed",
  when: "To an applicant, when the business opened their application",
  purpose: "service",
  audience: ["job applicant"],
  reason: writeApplicantReason,
  maxPerHour: 20,
  sample: sampleOutcome,
  subject: ({ businessName }: OutcomeEmailData) => `${businessName} opened your application`,
  email: (data: OutcomeEmailData) => ({
    heading: "Your application was opened",
    paragraphs: [
      `${data.businessName} has opened your application for ${data.position}.`,
      "They may call or email you. We'll let you know when it's decided.",
    ],
    button: makeJobsButton(data),
  }),
});

export const applicationDeclinedEmail = defineEmail({
  kind: "application-declined",
  when: "To an applicant, two days after the business decided not to go on",
  purpose: "service",
  audience: ["job applicant"],
  reason: writeApplicantReason,
  maxPerHour: 20,
  sample: sampleOutcome,
  subject: ({ position, businessName }: OutcomeEmailData) =>
    `Your application for ${position} at ${businessName}`,
  email: (data: OutcomeEmailData) => ({
    heading: "Your application isn't going further",
    paragraphs: [
      `${data.businessName} won't be going ahead with your application for ${data.position}. Thank you for applying.`,
      "There may be other jobs for you on our board.",
    ],
    button: makeJobsButton(data),
  }),
});

export const jobEndedEmail = defineEmail({
  kind: "application-closed",
  when: "To the applicants of a job that was filled or has closed",
  purpose: "service",
  audience: ["job applicant"],
  reason: writeApplicantReason,
  maxPerHour: 20,
  sample: { ...sampleOutcome, isFilled: true },
  subject: ({ position, businessName, isFilled }: OutcomeEmailData & { isFilled: boolean }) =>
    isFilled
      ? `${position} at ${businessName} has been filled`
      : `${position} at ${businessName} has closed`,
  email: (data: OutcomeEmailData & { isFilled: boolean }) => ({
    heading: data.isFilled ? "This job has been filled" : "This job has closed",
    paragraphs: [
      data.isFilled
        ? `${data.businessName} has filled the job you applied for: ${data.position}. Thank you for applying.`
        : `${data.position} at ${data.businessName} is no longer taking applications. Yours is still with them, and they may get in touch.`,
    ],
    button: makeJobsButton(data),
  }),
});

interface ApplicationNoticeEmailData extends ApplicationEmailData {
  /** An unproven person typed this name, so the email repeats only the first name. */
  name: string;
  url: string;
}

export const newApplicationNotice = defineEmail({
  kind: "application-notice",
  when: "To the owner of a business, for every application",
  purpose: "service",
  audience: ["business owner"],
  reason: ({ businessName }: ApplicationNoticeEmailData) =>
    `You're getting this because you own ${businessName} on ${brand.name}.`,
  // All are on the business page too, so a flood need not reach the mailbox.
  maxPerHour: 30,
  sample: {
    ...sample,
    name: "Achol Garang",
    url: "https://boab.example/directory/listings/ubuntu-braid-studio/applications",
  },
  // The email log stores subjects, so the subject must not name the applicant.
  subject: ({ position }: ApplicationNoticeEmailData) => `New application for ${position}`,
  email: ({ name, position, url }: ApplicationNoticeEmailData) => ({
    heading: `${getEmailFirstName(name) || "Somebody"} applied for ${position}`,
    paragraphs: [
      "Open the application to read it. We'll let them know that you've seen it.",
      "We tell applicants when you decide, so you don't have to write to everyone.",
    ],
    button: { label: "Open applications", url },
  }),
});
