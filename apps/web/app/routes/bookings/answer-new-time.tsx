import { type SuggestionAnswer, suggestionAnswers } from "@boab/contracts/bookings/suggestions";
import { data } from "react-router";
import {
  answerLinkedSuggestion,
  exchangeSuggestionLink,
  loadLinkedSuggestion,
} from "#areas/bookings/suggestion/suggestion-link.server.ts";
import { SuggestionPage } from "#areas/bookings/suggestion/suggestion-page.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { linkPageHeaders } from "#lib/session/link-session.server.ts";
import type { Route } from "./+types/answer-new-time.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Another time for your visit",
    path: `/booking/new-time/${params.answer}`,
    isIndexed: false,
  });

export const headers = linkPageHeaders;

function requireAnswer(answer: string): SuggestionAnswer {
  const found = suggestionAnswers.find((known) => known === answer);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** The customer's email links here with a token, which the redirect removes from the URL. */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  const answer = requireAnswer(params.answer);
  const tokenRedirect = exchangeSuggestionLink(url);
  if (tokenRedirect) throw tokenRedirect;
  const other = answer === "accept" ? "decline" : "accept";
  return {
    answer,
    otherPath: `/booking/new-time/${other}${url.search}`,
    suggestion: await loadLinkedSuggestion(request, url),
  };
}

export const action = ({ request, url, params }: Route.ActionArgs) =>
  answerLinkedSuggestion(request, url, requireAnswer(params.answer));

export default function AnswerNewTime({ loaderData, actionData }: Route.ComponentProps) {
  return <SuggestionPage {...loaderData} firstResult={actionData} />;
}
