import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { formatDate, formatDateTime } from "@boab/format/dates";
import { Link } from "react-router";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { describeReportReason, describeUnnamedReporter } from "./copy.ts";

type Subject = NonNullable<ModerationCase["subject"]>;

export function SubjectCard({ subject }: { subject: Subject }) {
  const { authorName, rating } = subject;
  return (
    <div className="rounded-[14px] border-[1.5px] border-line-strong bg-surface px-5 py-4.5">
      <div className="flex items-center gap-3">
        <Avatar name={authorName} size={40} />
        <div className="min-w-0 flex-1 leading-[1.35]">
          <b className="break-words">{authorName}</b>
          <p className="text-xs text-ink-3">{formatDateTime(subject.writtenAt)}</p>
        </div>
        {rating !== null && <span className="font-semibold">{rating} of 5 stars</span>}
      </div>
      <p className="mt-2.5 text-[1.0625rem] leading-[1.6] break-words whitespace-pre-line">
        {subject.text}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        {subject.isHidden && <Chip>Hidden now</Chip>}
        <Link to={subject.path} className="link text-sm">
          Open the page
        </Link>
      </p>
    </div>
  );
}

export function ReportReasons({ moderationCase }: { moderationCase: ModerationCase }) {
  const { kind, reasons, reports, reportCount } = moderationCase;
  return (
    <section className="mt-5">
      <h3 className="mb-2 text-base">Why it was reported</h3>
      <ul>
        {reasons.map(({ reason, count }) => (
          <li
            key={reason}
            className="grid grid-cols-[minmax(0,1fr)_72px_24px] items-center gap-3 py-1 text-md"
          >
            <span>{describeReportReason(reason)}</span>
            <span className="h-2 overflow-hidden rounded-full bg-sunk" aria-hidden="true">
              <span
                className="block h-full bg-primary"
                style={{ width: `${(count / Math.max(1, reportCount)) * 100}%` }}
              />
            </span>
            <span className="text-right font-semibold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      {reports.map(({ id, details, reporterName }) => (
        <blockquote
          key={id}
          className="mt-2 border-l-3 border-line pl-3 text-md break-words text-ink-2"
        >
          “{details}”{" "}
          <cite className="text-ink-3 not-italic">
            {reporterName ?? describeUnnamedReporter(kind)}
          </cite>
        </blockquote>
      ))}
    </section>
  );
}

export function SubjectDetails({ subject }: { subject: Subject }) {
  const { earlierRemovals } = subject;
  const details = [
    { label: "Account", value: `Created ${formatDate(subject.authorJoinedAt)}` },
    ...subject.details,
    {
      label: "Removed before",
      value: earlierRemovals === 0 ? "Nothing" : String(earlierRemovals),
    },
  ];
  return (
    <section className="mt-5">
      <h3 className="mb-2 text-base">What we know</h3>
      <dl>
        {details.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-1 text-md">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
