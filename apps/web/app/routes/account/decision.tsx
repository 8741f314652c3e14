import { readDecision } from "@boab/contracts/moderation/appeals";
import { appeal } from "#areas/moderation/decide.server.ts";
import { OwnDecision } from "#areas/moderation/own-decision.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/decision.ts";

export const meta = () =>
  buildPageMeta({ title: "Our decision", path: "/moderation", isIndexed: false });

export const loader = ({ request, params: { id } }: Route.LoaderArgs) =>
  api(request).load(readDecision, { params: { id } });

export const action = ({ request, params }: Route.ActionArgs) => appeal(request, params.id);

export default function DecisionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="max-w-[760px] pt-8 pb-18">
      <h1 className="mb-6 text-3xl">{loaderData.title ?? "Our decision"}</h1>
      <OwnDecision decision={loaderData} firstResult={actionData} />
    </Container>
  );
}
