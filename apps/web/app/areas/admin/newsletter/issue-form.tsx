import type { ArticleCard } from "@boab/contracts/magazine/articles";
import type { Issue } from "@boab/contracts/outreach/issues";
import { formatDate } from "@boab/format/dates";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { toArticleFieldName } from "./article-field.ts";

interface IssueFormProps {
  /** Undefined for a new issue. */
  issue?: Issue | undefined;
  articles: readonly ArticleCard[];
  firstResult: FormResult | undefined;
}

export function IssueForm({ issue, articles, firstResult }: IssueFormProps) {
  const save = usePageAction({ firstResult, onSuccess: () => toast("Saved") });
  const isChosen = (id: string) =>
    save.failure
      ? save.getValue(toArticleFieldName(id)) !== undefined
      : issue?.articleIds.includes(id);
  const articleError = save.getError("articleIds");
  return (
    <Card>
      <PageForm {...save.form} className="space-y-5">
        <input type="hidden" name="intent" value="save" />
        {issue && <input type="hidden" name="version" value={issue.version} />}
        <TextField
          label="Subject"
          name="subject"
          required
          maxLength={120}
          defaultValue={save.getValue("subject") ?? issue?.subject}
          error={save.getError("subject")}
        />
        <TextArea
          label="Introduction"
          hint="A few warm sentences above the articles."
          name="intro"
          required
          maxLength={2000}
          rows={5}
          defaultValue={save.getValue("intro") ?? issue?.intro}
          error={save.getError("intro")}
        />
        <fieldset>
          <legend className="mb-2 font-[600]">Articles, newest first</legend>
          {articleError && (
            <Note tone="danger" role="alert" className="mb-3">
              {articleError}
            </Note>
          )}
          <ul className="max-h-96 overflow-y-auto rounded-md border border-line">
            {articles.map(({ id, title, category, date }) => (
              <li key={id} className="border-b border-line last:border-0">
                <label className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunk">
                  <input
                    type="checkbox"
                    name={toArticleFieldName(id)}
                    value="1"
                    defaultChecked={isChosen(id)}
                    className="size-5 shrink-0 accent-primary"
                  />
                  <span>
                    <span className="block font-[560]">{title}</span>
                    <span className="text-sm text-ink-3">
                      {category}, {formatDate(date)}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <ActionFailure of={save} />
        <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
          {issue ? "Save draft" : "Create draft"}
        </Button>
      </PageForm>
    </Card>
  );
}
