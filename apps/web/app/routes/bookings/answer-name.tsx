import {
  answerLinkedName,
  exchangeNameLink,
  loadLinkedName,
} from "#areas/bookings/naming/name-link.server.ts";
import { NamePage } from "#areas/bookings/naming/name-page.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { linkPageHeaders } from "#lib/session/link-session.server.ts";
import type { Route } from "./+types/answer-name.ts";

export const meta = () =>
  buildPageMeta({ title: "May we show your name?", path: "/booking/name", isIndexed: false });

export const headers = linkPageHeaders;

/** The email links here with a token, which the redirect removes from the URL. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const tokenRedirect = exchangeNameLink(url);
  if (tokenRedirect) throw tokenRedirect;
  return { linked: await loadLinkedName(request, url) };
}

export const action = ({ request, url }: Route.ActionArgs) => answerLinkedName(request, url);

export default function AnswerName({ loaderData, actionData }: Route.ComponentProps) {
  return <NamePage {...loaderData} firstResult={actionData} />;
}
