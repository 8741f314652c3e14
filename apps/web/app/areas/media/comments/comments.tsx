import { maxCommentLength } from "@boab/contracts/media/limits";
import { formatCount } from "@boab/format/numbers";
import { type FormEvent, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { videoPath } from "../paths.ts";
import type { LoadedVideo } from "../video-page/load-video.server.ts";
import { CommentRow } from "./comment-row.tsx";

interface CommentsProps extends Pick<LoadedVideo, "video" | "comments" | "commentCount"> {
  isStaff: boolean;
  isMember: boolean;
  onReport: (commentId: string) => void;
}

/**
 * Shows the comments and the form for a new one. It also deletes them, because a deleted row is gone before the
 * response arrives.
 */
export function Comments(props: CommentsProps) {
  const { video, commentCount, isStaff, isMember, onReport } = props;
  const comments = useList(props.comments, ({ id }) => id, { ignoredParams: ["q"] });
  const action = videoPath(video.vid_Id);
  const remove = usePageAction({
    action,
    onSuccess: () => toast("Comment deleted."),
    onFailure: ({ error }) => toast(error, { tone: "bad" }),
  });
  return (
    <section id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className="text-xl">
        {commentCount === 1 ? "1 comment" : `${formatCount(commentCount)} comments`}
      </h2>
      {isMember ? (
        <CommentForm action={action} />
      ) : (
        <LinkButton
          to={getRegisterPath(`${action}#comments`, "login")}
          variant="secondary"
          size="sm"
          className="mt-4"
        >
          Log in to comment
        </LinkButton>
      )}
      <ListRows
        of={comments}
        hidesCountWhenComplete
        total={formatCount(commentCount)}
        hash="comments"
      >
        <ul className="mt-6 divide-y divide-line">
          {comments.rows.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              mayReport={isMember}
              mayDelete={comment.isMine || isStaff}
              isDeleting={remove.pendingValues?.id === comment.id}
              onDelete={() => remove.submit({ intent: "delete-comment", id: comment.id })}
              onReport={() => onReport(comment.id)}
            />
          ))}
        </ul>
      </ListRows>
    </section>
  );
}

function CommentForm({ action }: { action: string }) {
  const write = usePageAction({
    action,
    onSuccess: () => {
      toast("Comment posted.");
      // The form is reset instead of remounted, so that it retains the focus.
      write.form.ref.current?.reset();
      setLength(0);
    },
  });
  const [length, setLength] = useState(0);
  const count = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
    setLength(currentTarget.value.length);
  const error = write.getError("body");
  return (
    <PageForm {...write.form} noValidate className="mt-4 space-y-3">
      <input type="hidden" name="intent" value="comment" />
      <TextArea
        label="Your comment"
        isLabelHidden
        name="body"
        rows={3}
        maxLength={maxCommentLength}
        placeholder="Say something kind or useful."
        counter={length > maxCommentLength - 200 ? `${length} of ${maxCommentLength}` : undefined}
        onChange={count}
        defaultValue={write.getValue("body")}
        error={error}
      />
      {!error && <ActionFailure of={write} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">Others see your first name.</p>
        <Button type="submit" size="sm" isPending={write.isPending} pendingLabel="Posting">
          Post comment
        </Button>
      </div>
    </PageForm>
  );
}
