export const jobCopy = {
  sent: "Application sent", // JOB-08
  closed: "This job is no longer open.",
  tooManyJobs: "You can list up to 20 jobs. Remove one to add another.",
  jobGone: "This job was removed. Reload the page to see the current list.",
  closesTooLate: "Choose a closing date in the next 90 days.",
  closesTooEarly: "Choose today or a later closing date.",
  salaryRange: "Enter an amount from 0 to 10,000,000.",
  nameRequired: "Please enter your name.",
  fileGone: "This file is no longer available. Please choose it again.",
  reasonNeeded: "Please say why you need to read these applications.",
  withdrawn: "Your application has been withdrawn, and nobody can open your files any more.",
  linkUsed: "This link has been used already, or the application is no longer stored.",
} as const;
