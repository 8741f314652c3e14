import { data } from "react-router";
import {
  answerLinkedRequest,
  exchangeAnswerLink,
  loadLinkedRequest,
} from "#areas/bookings/answer/answer-link.server.ts";
import { AnswerPage } from "#areas/bookings/answer/answer-page.tsx";
import { type Answer, answers } from "#areas/bookings/answer/answer-view.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { linkPageHeaders } from "#lib/session/link-session.server.ts";
import type { Route } from "./+types/answer-request.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Booking request",
    path: `/booking/answer/${params.answer}`,
    isIndexed: false,
  });

export const headers = linkPageHeaders;

function requireAnswer(answer: string): Answer {
  const found = answers.find((known) => known === answer);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** The owner's email links here with a token, which the redirect removes from the URL. */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  const answer = requireAnswer(params.answer);
  const tokenRedirect = exchangeAnswerLink(url);
  if (tokenRedirect) throw tokenRedirect;
  return { answer, request: await loadLinkedRequest(request, url) };
}

export const action = ({ request, url, params }: Route.ActionArgs) =>
  answerLinkedRequest(request, url, requireAnswer(params.answer));

export default function AnswerRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} firstResult={actionData} />;
}
