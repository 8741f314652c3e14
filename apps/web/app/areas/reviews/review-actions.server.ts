import { ContentReport } from "@boab/contracts/moderation/reports";
import { reviewCopy } from "@boab/contracts/reviews/copy";
import {
  createItemReview,
  createReview,
  deleteReply,
  deleteReview,
  markHelpful,
  replyToReview,
  reportReview,
  TieField,
  unmarkHelpful,
  updateReview,
} from "@boab/contracts/reviews/reviews";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { writeReviewCopy } from "./copy.ts";

type FormValues = Record<string, string>;

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError({ code: "bad_request", status: 400, fields });
};

/** Reads the form's required fields; the API validates the rest. */
function readReviewFields({ rating, comment = "", tie }: FormValues) {
  const chosen = TieField.safeParse(tie);
  const fields = {
    ...(!/^[1-5]$/.test(rating ?? "") && { rating: reviewCopy.ratingRequired }),
    ...(comment === "" && { comment: reviewCopy.commentRequired }),
    ...(!chosen.success && { tie: reviewCopy.tieRequired }),
  };
  if (!chosen.success || Object.keys(fields).length > 0) return refuse(fields);
  return { rating: Number(rating), comment, tie: chosen.data };
}

/** Reads the upload ids of an item's review. */
const readPhotoIds = ({ photos }: FormValues) =>
  photos === undefined ? {} : { photos: photos === "none" ? [] : photos.split(",") };

function write(client: ApiClient, values: FormValues) {
  const { businessId = "", itemId } = values;
  const { tie, ...written } = readReviewFields(values);
  return itemId
    ? client.call(createItemReview, {
        params: { itemId },
        body: { ...written, ...readPhotoIds(values) },
      })
    : client.call(createReview, { body: { businessId, tie, ...written } });
}

function readReport({ reason, details }: FormValues) {
  const report = ContentReport.safeParse({ reason, details });
  return report.success ? report.data : refuse({ reason: "Please choose a reason." });
}

/** Handles all review forms by `intent`; the API decides who may do what. */
export async function changeReviews(request: Request) {
  const values = await readFormValues(request);
  const { intent = "", id = "" } = values;
  const client = api(request);
  const params = { id };
  const handlers: Record<string, () => Promise<unknown>> = {
    write: () => write(client, values),
    edit: () =>
      client.call(updateReview, {
        params,
        body: { ...readReviewFields(values), ...readPhotoIds(values) },
      }),
    delete: () => client.call(deleteReview, { params }),
    reply: () => client.call(replyToReview, { params, body: parseFormBody(replyToReview, values) }),
    unreply: () => client.call(deleteReply, { params }),
    report: () => client.call(reportReview, { params, body: readReport(values) }),
    helpful: () => client.call(markHelpful, { params }),
    unhelpful: () => client.call(unmarkHelpful, { params }),
  };
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  const isWriting = intent === "write" || intent === "edit";
  // An error without a message gets the specification's text.
  const defaultError = isWriting ? writeReviewCopy.failed : undefined;
  return runFormCall(
    async () => (await (handler ?? (() => refuse({})))()) ?? null,
    values,
    defaultError,
  );
}
