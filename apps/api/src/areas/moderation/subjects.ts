import type { SubjectKind } from "@boab/contracts/moderation/cases";
import type { Db, Tx } from "#platform/db/db.ts";

export interface SubjectDescription {
  /** E.g. `Review of Teranga Table`. */
  title: string;
  text: string;
  rating: number | null;
  /** The path of the page that shows the subject. */
  path: string;
  authorId: string;
  writtenAt: Date;
  isHidden: boolean;
}

/** One kind of content that can be reported. Areas above this one bring theirs; the wiring puts them together. */
export interface ModeratedSubject {
  /** Returns the descriptions by id. Deleted subjects are missing. */
  describe(db: Db, ids: string[]): Promise<Map<string, SubjectDescription>>;
  /** What the area knows about one of them, ready to show to staff. */
  listStaffDetails(db: Db, id: string): Promise<{ label: string; value: string }[]>;
  /** Whether it is about this person or a business of theirs, so that somebody else decides. */
  concerns(db: Db, id: string, userId: string): Promise<boolean>;
  /** Locks the subject until the transaction ends. Every writer locks the subject first and then its case. */
  lock(tx: Tx, id: string): Promise<void>;
  setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void>;
}

export type Subjects = Record<SubjectKind, ModeratedSubject>;

/** Describes one subject as it is now. Returns undefined when it was deleted. */
export async function describeSubject(
  subjects: Subjects,
  db: Db,
  reference: SubjectReference,
): Promise<SubjectDescription | undefined> {
  return (await describeSubjects(subjects, db, [reference]))[0];
}

interface SubjectReference {
  kind: SubjectKind;
  subjectId: string;
}

/** Several subjects of any kinds at once, in the order given. */
export async function describeSubjects(
  subjects: Subjects,
  db: Db,
  references: SubjectReference[],
): Promise<(SubjectDescription | undefined)[]> {
  const kinds = [...new Set(references.map(({ kind }) => kind))];
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = references.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId);
        return [kind, await subjects[kind].describe(db, ids)] as const;
      }),
    ),
  );
  return references.map(({ kind, subjectId }) => found.get(kind)?.get(subjectId));
}
