import { inTransaction } from "#platform/db/db.ts";
import { insertOwner } from "../../factories/directory.ts";
import { insertCaseDecision, insertReview, insertReviewCase } from "../../factories/reviews.ts";
import type { TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";

const insertSomebody = ({ db }: TestApp) => inTransaction(db, insertOwner);

interface CaseParties {
  authorId?: string;
  reporterId?: string;
  deciderId?: string;
}

/** A case that was decided, with everybody who is not named being somebody else. */
export async function insertDecidedCase(
  app: TestApp,
  { authorId, reporterId, deciderId: decider }: CaseParties,
) {
  const author = authorId ?? (await insertSomebody(app));
  const reviewId = await insertReview(app.db, { authorId: author });
  const caseId = await insertReviewCase(
    app.db,
    reviewId,
    reporterId ?? (await insertSomebody(app)),
  );
  const by = decider ?? (await insertSomebody(app));
  const decisionId = await insertCaseDecision(app.db, caseId, { reviewId, authorId: author, by });
  return { caseId, decisionId, by };
}

export async function insertAppealedCase(app: TestApp, roles: CaseParties) {
  const { caseId, decisionId, by } = await insertDecidedCase(app, roles);
  await app.db
    .insertInto("moderation.appeal")
    .values({ decisionId, firstDecider: by, body: "I was there." })
    .execute();
  return caseId;
}

export const moderationObjects: ObjectFactories = {
  /** One's own is one that one reported. */
  "open case": {
    of: async (app, { userId }) => insertReviewCase(app.db, await insertReview(app.db), userId),
    missing: unknownUuid,
  },
  "decided case": {
    of: async (app, { userId }) => {
      const { caseId, decisionId } = await insertDecidedCase(app, { deciderId: userId });
      return `${caseId} ${decisionId}`;
    },
    missing: `${unknownUuid} ${unknownUuid}`,
  },
  /** One's own is one whose first decision one made. */
  "appealed case": {
    of: (app, { userId }) => insertAppealedCase(app, { deciderId: userId }),
    missing: unknownUuid,
  },
  /** One's own is about what one wrote. */
  "decision about a review": {
    of: async (app, { userId }) => (await insertDecidedCase(app, { authorId: userId })).decisionId,
    missing: unknownUuid,
  },
};
