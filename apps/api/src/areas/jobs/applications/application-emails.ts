import { brand } from "@boab/contracts/common/brand";
import { keepMonths } from "@boab/contracts/jobs/limits";
import { defineEmail } from "#platform/mail/email.ts";

const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: brand.timeZone });

interface About {
  position: string;
  businessName: string;
}

interface News extends About {
  jobsUrl: string;
}

const sample: About = { position: "Senior braider", businessName: "Ubuntu Braid Studio" };
const sampleNews: News = { ...sample, jobsUrl: "https://boab.example/directory/jobs" };
const moreJobs = ({ jobsUrl }: News) => ({ label: "See open jobs", url: jobsUrl });
const applied = ({ businessName }: About) =>
  `You applied for a job at ${businessName} on ${brand.name}.`;

interface Receipt extends About {
  name: string;
  withdrawUrl: string;
}

export const applicationReceivedEmail = defineEmail({
  kind: "application-received",
  when: "To somebody who applied for a job",
  atMostPerHour: 10,
  sample: {
    ...sample,
    name: "Achol Garang",
    withdrawUrl: "https://boab.example/directory/jobs/withdraw?token=sample",
  },
  subject: ({ position, businessName }: Receipt) =>
    `We sent your application for ${position} to ${businessName}`,
  email: ({ name, position, businessName, withdrawUrl }: Receipt) => ({
    heading: "Your application is on its way",
    paragraphs: [
      `Hi ${name}, ${businessName} has your application for ${position}.`,
      "We'll email you when somebody opens it, and when it's decided.",
      `Only ${businessName} can see it. It's deleted, with your files, after ${keepMonths} months or as soon as you withdraw it.`,
    ],
    button: { label: "Withdraw application", url: withdrawUrl },
    reason: `Someone applied for a job with this email. If this wasn't you, withdraw the application with the button above.`,
  }),
});

export const repeatedApplicationEmail = defineEmail({
  kind: "application-repeated",
  when: "To somebody who applied again for the same job",
  atMostPerHour: 3,
  sample: { ...sampleNews, sentAt: new Date("2026-11-13T02:00:00Z") },
  subject: ({ position }: News & { sentAt: Date }) => `You've already applied for ${position}`,
  email: (facts: News & { sentAt: Date }) => ({
    heading: "You've already applied",
    paragraphs: [
      `${facts.businessName} has your application for ${facts.position} from ${day.format(facts.sentAt)}, so we didn't send another one.`,
      "To change it, withdraw it with the link in our first email and apply again.",
    ],
    button: moreJobs(facts),
    reason: applied(facts),
  }),
});

export const applicationViewedEmail = defineEmail({
  kind: "application-viewed",
  when: "To an applicant, when the business opened their application",
  atMostPerHour: 20,
  sample: sampleNews,
  subject: ({ businessName }: News) => `${businessName} opened your application`,
  email: (facts: News) => ({
    heading: "Your application was opened",
    paragraphs: [
      `${facts.businessName} has opened your application for ${facts.position}.`,
      "They may call or email you. We'll let you know when it's decided.",
    ],
    button: moreJobs(facts),
    reason: applied(facts),
  }),
});

export const applicationDeclinedEmail = defineEmail({
  kind: "application-declined",
  when: "To an applicant, two days after the business decided not to go on",
  atMostPerHour: 20,
  sample: sampleNews,
  subject: ({ position, businessName }: News) =>
    `Your application for ${position} at ${businessName}`,
  email: (facts: News) => ({
    heading: "Your application isn't going further",
    paragraphs: [
      `${facts.businessName} won't be going ahead with your application for ${facts.position}. Thank you for applying.`,
      "There may be other jobs for you on our board.",
    ],
    button: moreJobs(facts),
    reason: applied(facts),
  }),
});

export const jobEndedEmail = defineEmail({
  kind: "application-closed",
  when: "To the applicants of a job that was filled or has closed",
  atMostPerHour: 20,
  sample: { ...sampleNews, isFilled: true },
  subject: ({ position, businessName, isFilled }: News & { isFilled: boolean }) =>
    isFilled
      ? `${position} at ${businessName} has been filled`
      : `${position} at ${businessName} has closed`,
  email: (facts: News & { isFilled: boolean }) => ({
    heading: facts.isFilled ? "This job has been filled" : "This job has closed",
    paragraphs: [
      facts.isFilled
        ? `${facts.businessName} has filled the job you applied for: ${facts.position}. Thank you for applying.`
        : `${facts.position} at ${facts.businessName} is no longer taking applications. Yours is still with them, and they may get in touch.`,
    ],
    button: moreJobs(facts),
    reason: applied(facts),
  }),
});

interface Notice extends About {
  name: string;
  url: string;
}

export const newApplicationNotice = defineEmail({
  kind: "application-notice",
  when: "To the owner of a business, for every application",
  // All are on the business page too, so a flood need not reach the mailbox.
  atMostPerHour: 30,
  sample: {
    ...sample,
    name: "Achol Garang",
    url: "https://boab.example/directory/listings/ubuntu-braid-studio/applications",
  },
  // The log of emails keeps subjects, and must not keep who applied.
  subject: ({ position }: Notice) => `New application for ${position}`,
  email: ({ name, position, businessName, url }: Notice) => ({
    heading: `${name} applied for ${position}`,
    paragraphs: [
      "Open the application to read it. We'll let them know that you've seen it.",
      `We tell applicants when you decide, so you don't have to write to everyone.`,
    ],
    button: { label: "Open applications", url },
    reason: `You own ${businessName} on ${brand.name}.`,
  }),
});
