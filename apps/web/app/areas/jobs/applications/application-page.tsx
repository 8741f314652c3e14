import type { Application } from "@boab/contracts/jobs/applications";
import { formatBytes } from "@boab/format/bytes";
import { formatDate } from "@boab/format/dates";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import type { FormResult } from "#lib/api/form.ts";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { applicationFilePath, withReason } from "../paths.ts";
import { applicationStatusLabels, applicationStatusTones } from "./copy.ts";
import { StatusForm } from "./status-form.tsx";

interface ApplicationPageProps {
  application: Application;
  slug: string;
  why: string | undefined;
  firstResult?: FormResult | undefined;
}

export function ApplicationPage({
  application,
  slug,
  why: accessReason,
  firstResult,
}: ApplicationPageProps) {
  const { id, name, position, email, phone, note, status, resume, coverLetter } = application;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="type-title">{name}</h1>
        <Chip tone={applicationStatusTones[status]}>{applicationStatusLabels[status]}</Chip>
      </div>
      <p className="mt-2 text-ink-2">
        Applied for {position} on {formatDate(application.createdAt)}. Deleted on{" "}
        {formatDate(application.deleteAfter)}.
      </p>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <Card as="section" aria-labelledby="contact">
          <h2 id="contact" className="text-xl">
            Contact
          </h2>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            <dt className="text-ink-3">Email</dt>
            <dd className="break-all">
              <a href={`mailto:${email}`} className="text-primary-text">
                {email}
              </a>
            </dd>
            {phone && <dt className="text-ink-3">Phone</dt>}
            {phone && (
              <dd>
                <a href={`tel:${phone}`} className="text-primary-text">
                  {phone}
                </a>
              </dd>
            )}
          </dl>
          {note && <h2 className="mt-6 text-xl">Note</h2>}
          {note && <p className="mt-2 whitespace-pre-wrap">{note}</p>}
          <h2 className="mt-6 text-xl">Files</h2>
          <ul className="mt-3 flex flex-wrap gap-3">
            {resume && (
              <FileLink
                label="Resume"
                size={resume.size}
                to={withReason(applicationFilePath(slug, id, "resume"), accessReason)}
              />
            )}
            {coverLetter && (
              <FileLink
                label="Cover letter"
                size={coverLetter.size}
                to={withReason(applicationFilePath(slug, id, "cover-letter"), accessReason)}
              />
            )}
            {!resume && !coverLetter && <li className="text-ink-2">No files were sent.</li>}
          </ul>
          {(resume || coverLetter) && (
            <p className="mt-4 text-sm text-ink-3">
              Links to files work for five minutes, and we record who opens them.
            </p>
          )}
        </Card>
        <StatusForm application={application} firstResult={firstResult} />
      </div>
    </>
  );
}

/** A plain link is enough: it redirects to the file storage with a URL signed for five minutes. */
const FileLink = ({ label, size, to }: { label: string; size: number; to: string }) => (
  <li>
    <a href={to} className={getButtonClass({ variant: "secondary", size: "sm" })}>
      <DownloadSimpleIcon size={18} aria-hidden="true" />
      {label}
      <span className="font-normal text-ink-3">{formatBytes(size)}</span>
    </a>
  </li>
);
