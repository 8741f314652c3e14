import type { AuditLine } from "@boab/contracts/admin/audit";
import { formatDateTime } from "@boab/format/dates";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { DisclosureRow } from "#ui/layout/disclosure-row.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import {
  describeAuditLine,
  describeAuditObject,
  getActLabel,
  getActorName,
  listChangeLines,
} from "./audit-sentence.ts";

export function AuditList({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ol aria-label="Audit log">
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line last:border-b-0">
          <DisclosureRow
            summary={
              <>
                <Avatar name={getActorName(line)} size={36} />
                <span className="min-w-0 flex-1 leading-snug md:flex md:items-center md:justify-between md:gap-6">
                  <span className="block min-w-0 break-words">
                    <b className="font-semibold">{getActorName(line)}</b> {describeAuditLine(line)}
                  </span>
                  <time
                    dateTime={line.at}
                    className="block flex-none text-sm whitespace-nowrap text-ink-3"
                  >
                    {formatDateTime(line.at)}
                  </time>
                </span>
              </>
            }
          >
            <AuditDetail line={line} />
          </DisclosureRow>
        </li>
      ))}
    </ol>
  );
}

function AuditDetail({ line }: { line: AuditLine }) {
  const [params] = useSearchParams();
  const object = describeAuditObject(line);
  return (
    <dl className="grid gap-y-2 bg-sunk/45 px-4 py-4 text-md md:pl-[66px]">
      <Detail term="Action">{getActLabel(line.act)}</Detail>
      <Detail term={object.term}>
        {line.objectId === null ? (
          object.text
        ) : (
          <Link to={withParams(params, { objectId: line.objectId })} className="link break-words">
            {object.text}
          </Link>
        )}
      </Detail>
      {line.actorId !== null && (
        <Detail term="By">
          <Link to={withParams(params, { actor: line.actorId })} className="link break-words">
            {getActorName(line)}
          </Link>
        </Detail>
      )}
      {listChangeLines(line).map(({ name, before, after }) => (
        <Detail key={name} term={name}>
          {before !== null && (
            <>
              <del className="text-ink-3">{before}</del> <span aria-hidden="true">→</span>{" "}
            </>
          )}
          <ins className="no-underline">{after}</ins>
        </Detail>
      ))}
      {line.ip && <Detail term="From">{line.ip}</Detail>}
      {line.requestId && <Detail term="Request">{line.requestId}</Detail>}
    </dl>
  );
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="gap-4 sm:grid sm:grid-cols-[minmax(8rem,12rem)_1fr]">
    <dt className="text-sm text-ink-3">{term}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
