import { inTransaction } from "#platform/db/db.ts";
import { insertOwner } from "../../factories/directory.ts";
import { insertDecided, insertReview, insertReviewCase } from "../../factories/reviews.ts";
import type { TestApp } from "../../harness.ts";
import { nothing, type Objects } from "../object-factory.ts";

const somebody = ({ db }: TestApp) => inTransaction(db, insertOwner);

interface Roles {
  authorId?: string;
  reporterId?: string;
  decider?: string;
}

/** A case that was decided, with everybody who is not named being somebody else. */
async function decided(app: TestApp, { authorId, reporterId, decider }: Roles) {
  const author = authorId ?? (await somebody(app));
  const reviewId = await insertReview(app.db, { authorId: author });
  const caseId = await insertReviewCase(app.db, reviewId, reporterId ?? (await somebody(app)));
  const by = decider ?? (await somebody(app));
  const decisionId = await insertDecided(app.db, caseId, { reviewId, authorId: author, by });
  return { caseId, decisionId, by };
}

async function appealed(app: TestApp, roles: Roles) {
  const { caseId, decisionId, by } = await decided(app, roles);
  await app.db
    .insertInto("moderation.appeal")
    .values({ decision_id: decisionId, first_decider: by, body: "I was there." })
    .execute();
  return caseId;
}

export const moderationObjects: Objects = {
  /** One's own is one that one reported. */
  "open case": {
    of: async (app, { userId }) => insertReviewCase(app.db, await insertReview(app.db), userId),
    missing: nothing,
  },
  "decided case": {
    of: async (app, { userId }) => {
      const { caseId, decisionId } = await decided(app, { decider: userId });
      return `${caseId} ${decisionId}`;
    },
    missing: `${nothing} ${nothing}`,
  },
  /** One's own is one whose first decision one made. */
  "appealed case": {
    of: (app, { userId }) => appealed(app, { decider: userId }),
    missing: nothing,
  },
  /** One's own is about what one wrote. */
  "decision about a review": {
    of: async (app, { userId }) => (await decided(app, { authorId: userId })).decisionId,
    missing: nothing,
  },
};
