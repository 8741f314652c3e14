import { ContentReport } from "@boab/contracts/moderation/reports";
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
import { reviewPageTexts, reviewTexts } from "@boab/contracts/reviews/texts";
import type { Tie } from "@boab/contracts/reviews/ties";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

type Values = Record<string, string>;

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError({ code: "bad_request", status: 400, fields });
};

/** What the form says; the API checks the rest. */
function writtenIn({ rating, comment = "", tie }: Values) {
  const chosen = TieField.safeParse(tie);
  const fields = {
    ...(!/^[1-5]$/.test(rating ?? "") && { rating: reviewPageTexts.ratingRequired }),
    ...(comment === "" && { comment: reviewPageTexts.commentRequired }),
    ...(!chosen.success && { tie: reviewPageTexts.tieRequired }),
  };
  if (Object.keys(fields).length > 0) refuse(fields);
  return { rating: Number(rating), comment, tie: chosen.data as Tie };
}

/** The uploads that a form of an item names. */
const photosIn = ({ photos }: Values) =>
  photos === undefined ? {} : { photos: photos === "none" ? [] : photos.split(",") };

function write(calls: ApiClient, values: Values) {
  const { businessId = "", itemId } = values;
  const { tie, ...written } = writtenIn(values);
  return itemId
    ? calls.call(createItemReview, {
        params: { itemId },
        body: { ...written, ...photosIn(values) },
      })
    : calls.call(createReview, { body: { businessId, tie, ...written } });
}

function reportIn({ reason, details }: Values) {
  const report = ContentReport.safeParse({ reason, details });
  return report.success ? report.data : refuse({ reason: "Please choose a reason." });
}

/** Everything people do on the page of reviews, by the intent of its forms; the API decides who may. */
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
        body: { ...writtenIn(values), ...photosIn(values) },
      }),
    delete: () => calls.call(deleteReview, { params }),
    reply: () => calls.call(replyToReview, { params, body: { body: values.body ?? "" } }),
    unreply: () => calls.call(deleteReply, { params }),
    report: () => calls.call(reportReview, { params, body: reportIn(values) }),
    helpful: () => calls.call(markHelpful, { params }),
    unhelpful: () => calls.call(unmarkHelpful, { params }),
  };
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  const isWriting = intent === "write" || intent === "edit";
  // A failure without words of its own says what the specification says.
  const otherwise = isWriting ? reviewTexts.failed : undefined;
  return formResult(async () => (await (act ?? (() => refuse({})))()) ?? null, values, otherwise);
}
