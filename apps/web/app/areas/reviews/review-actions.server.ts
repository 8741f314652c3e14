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
import { formResult, formValues } from "#lib/api/form.server.ts";
import { formBody } from "#lib/api/form-body.server.ts";
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

function write(calls: ApiClient, values: FormValues) {
  const { businessId = "", itemId } = values;
  const { tie, ...written } = readReviewFields(values);
  return itemId
    ? calls.call(createItemReview, {
        params: { itemId },
        body: { ...written, ...readPhotoIds(values) },
      })
    : calls.call(createReview, { body: { businessId, tie, ...written } });
}

function reportIn({ reason, details }: FormValues) {
  const report = ContentReport.safeParse({ reason, details });
  return report.success ? report.data : refuse({ reason: "Please choose a reason." });
}

/** Handles all review forms by `intent`; the API decides who may do what. */
export async function changeReviews(request: Request) {
  const values = await formValues(request);
  const { intent = "", id = "" } = values;
  const calls = api(request);
  const params = { id };
  const acts: Record<string, () => Promise<unknown>> = {
    write: () => write(calls, values),
    edit: () =>
      calls.call(updateReview, {
        params,
        body: { ...readReviewFields(values), ...readPhotoIds(values) },
      }),
    delete: () => calls.call(deleteReview, { params }),
    reply: () => calls.call(replyToReview, { params, body: formBody(replyToReview, values) }),
    unreply: () => calls.call(deleteReply, { params }),
    report: () => calls.call(reportReview, { params, body: reportIn(values) }),
    helpful: () => calls.call(markHelpful, { params }),
    unhelpful: () => calls.call(unmarkHelpful, { params }),
  };
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  const isWriting = intent === "write" || intent === "edit";
  // An error without a message gets the specification's text.
  const otherwise = isWriting ? writeReviewCopy.failed : undefined;
  return formResult(async () => (await (act ?? (() => refuse({})))()) ?? null, values, otherwise);
}
