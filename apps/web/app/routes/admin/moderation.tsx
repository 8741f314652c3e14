import {
  CaseList,
  listCases,
  type ModerationCase,
  readCase,
  SubjectKind,
} from "@boab/contracts/moderation/cases";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { CaseDetail } from "#areas/moderation/case-detail.tsx";
import { CaseQueue } from "#areas/moderation/case-queue.tsx";
import { decide } from "#areas/moderation/decide.server.ts";
import { ModerationFigures } from "#areas/moderation/moderation-figures.tsx";
import { ModerationFilters } from "#areas/moderation/moderation-filters.tsx";
import { UndoBar } from "#areas/moderation/undo-bar.tsx";
import { useKeyboardShortcuts } from "#areas/moderation/use-keyboard-shortcuts.ts";
import { api } from "#lib/api/api.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { withParams } from "#lib/http/with-params.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/moderation.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Moderation", path: "/admin/moderation", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const list = CaseList.catch("waiting").parse(searchParams.get("list"));
  const kind = SubjectKind.optional()
    .catch(undefined)
    .parse(searchParams.get("kind") ?? undefined);
  const calls = api(request);
  const { list: cases, page } = await loadList(
    (query) => calls.load(listCases, { query: { list, ...(kind && { kind }), ...query } }),
    searchParams,
  );
  const chosenId = searchParams.get("case") ?? cases.rows[0]?.id;
  const chosen = chosenId ? await calls.load(readCase, { params: { id: chosenId } }) : null;
  return { list, kind, cases, summary: page.summary, chosen, now: new Date().toISOString() };
}

export const action = ({ request }: Route.ActionArgs) => decide(request);

const toastByIntent: Record<string, string> = {
  reopen: "It's waiting for a decision again.",
  appeal: "Decided. We'll email the writer.",
};

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { list, kind, summary, chosen, now } = loaderData;
  const cases = useList(loaderData.cases, ({ id }) => id, { ignoredParams: ["case"] });
  const { rows } = cases;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [lastDecidedCase, setLastDecidedCase] = useState<ModerationCase | null>(null);
  const chosenIndex = rows.findIndex(({ id }) => id === chosen?.id);

  const openCase = (id: string | undefined) =>
    void navigate(withParams(params, { case: id }), { replace: true, preventScrollReset: true });
  useKeyboardShortcuts({
    j: () => rows[chosenIndex + 1] && openCase(rows[chosenIndex + 1]?.id),
    k: () => chosenIndex > 0 && openCase(rows[chosenIndex - 1]?.id),
  });

  // The action belongs to the page, because the forms unmount once the case is decided.
  const caseAction = usePageAction<ModerationCase>({
    onSuccess: (decidedCase, { intent = "" }) => {
      if (intent !== "decide") return void toast(toastByIntent[intent] ?? "");
      setLastDecidedCase(decidedCase);
      // Opens the next case in the list.
      openCase(rows[chosenIndex + 1]?.id);
    },
  });

  return (
    <>
      <AdminHeading
        title="Moderation"
        lead={`${summary.waiting} waiting, most reported first. Times are in Sydney time.`}
      >
        <ModerationFigures summary={summary} now={now} />
      </AdminHeading>
      <ModerationFilters list={list} kind={kind} summary={summary} />
      {lastDecidedCase?.decision && (
        <UndoBar
          key={lastDecidedCase.decision.id}
          decidedCase={lastDecidedCase}
          onClose={() => setLastDecidedCase(null)}
        />
      )}
      {rows.length === 0 && !chosen ? (
        <EmptyState
          title={list === "waiting" ? "Nothing is waiting." : "Nothing here yet."}
          action={
            list === "waiting" && (
              <LinkButton to="?list=decided" variant="secondary" size="sm">
                See past decisions
              </LinkButton>
            )
          }
        >
          {summary.decidedThisWeek} decided this week.
        </EmptyState>
      ) : (
        <Card
          isPadded={false}
          className="grid items-stretch overflow-hidden lg:grid-cols-[340px_minmax(0,1fr)]"
        >
          <div className="flex flex-col border-line max-lg:border-b-8 lg:border-r">
            <ListRows of={cases}>
              <CaseQueue cases={rows} chosenId={chosen?.id} now={now} />
            </ListRows>
          </div>
          {chosen && <CaseDetail moderationCase={chosen} caseAction={caseAction} />}
        </Card>
      )}
      <p className="mt-3 text-sm text-ink-3 pointer-coarse:hidden">
        Keyboard shortcuts: J for the next case, K for the previous one, 1 to 3 for a decision, Z to
        undo.
      </p>
    </>
  );
}
