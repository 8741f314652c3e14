interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/** What `npm audit --json` prints; a package is named again by those that depend on it. */
interface Report {
  vulnerabilities: Record<string, { via: (string | Advisory)[] }>;
}

/** A line of docs/audit-exceptions.json. */
export interface AuditException {
  /** `GHSA-…` */
  advisory: string;
  package: string;
  /** Why it does not concern us, or what we wait for. */
  reason: string;
  /** Looked at again by this day; SECURITY.md says how long that may be. */
  until: string;
}

export type AuditVerdict =
  | { isAnswered: false; why: string }
  | { isAnswered: true; advisories: number; problems: string[] };

/** Which advisories have no exception that still holds, and which exceptions are wrong or not needed. */
export function judgeAudit(
  printed: string,
  exceptions: AuditException[],
  today: string,
): AuditVerdict {
  const answer = parse(printed);
  if (!isReport(answer)) return { isAnswered: false, why: describeFailure(answer) };

  const advisories = new Map(
    Object.values(answer.vulnerabilities)
      .flatMap(({ via }) => via.filter((one) => typeof one !== "string"))
      .map((advisory) => [advisory.url.split("/").at(-1) ?? "", advisory]),
  );
  const openAdvisories = [...advisories].filter(
    ([id]) => !exceptions.some(({ advisory, until }) => advisory === id && until >= today),
  );
  const unneededExceptions = exceptions.filter(({ advisory }) => !advisories.has(advisory));
  return {
    isAnswered: true,
    advisories: advisories.size,
    problems: [
      ...openAdvisories.map(
        ([id, { name, severity, title }]) => `${id}: ${name} (${severity}): ${title}`,
      ),
      ...unneededExceptions.map(({ advisory }) => `${advisory}: the exception is no longer needed`),
    ],
  };
}

function parse(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}

const isReport = (answer: unknown): answer is Report =>
  typeof answer === "object" && answer !== null && "vulnerabilities" in answer;

const describeFailure = (answer: unknown): string =>
  typeof answer === "object" && answer !== null && "statusCode" in answer
    ? `it answered ${answer.statusCode}`
    : "no answer";
