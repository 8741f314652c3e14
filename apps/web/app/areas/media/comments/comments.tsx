import { commentLength } from "@boab/contracts/media/limits";
import { type FormEvent, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { formatCount } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { videoPath } from "../paths.ts";
import type { LoadedVideo } from "../video-page/load-video.server.ts";
import { CommentRow } from "./comment-row.tsx";

interface CommentsProps
  extends Pick<LoadedVideo, "video" | "comments" | "commentCount" | "hasMoreComments" | "step"> {
  isStaff: boolean;
  onReport: (commentId: string) => void;
}

/** Writing one, and those that are there. Deleting is held here: its row is gone when the answer comes. */
export function Comments(props: CommentsProps) {
  const { video, comments, commentCount, hasMoreComments, step, isStaff, onReport } = props;
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
      <CommentForm action={action} />
      <ul className="mt-6 divide-y divide-line">
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            mayDelete={comment.isMine || isStaff}
            isDeleting={remove.pendingValues?.id === comment.id}
            onDelete={() => remove.submit({ intent: "delete-comment", id: comment.id })}
            onReport={() => onReport(comment.id)}
          />
        ))}
      </ul>
      {(hasMoreComments || comments.length > step) && (
        <LoadMore
          count={comments.length}
          hasMore={hasMoreComments}
          total={formatCount(commentCount)}
          step={step}
          hash="comments"
        />
      )}
    </section>
  );
}

function CommentForm({ action }: { action: string }) {
  const write = usePageAction({
    action,
    onSuccess: () => {
      toast("Comment posted.");
      // The same form for the next one, so that the focus stays.
      write.form.ref.current?.reset();
      setLength(0);
    },
  });
  const [length, setLength] = useState(0);
  const count = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
    setLength(currentTarget.value.length);
  const error = write.errorOf("body");
  return (
    <form {...write.form} noValidate className="mt-4 space-y-3">
      <input type="hidden" name="intent" value="comment" />
      <TextArea
        label="Your comment"
        isLabelHidden
        name="body"
        rows={3}
        maxLength={commentLength}
        placeholder="Say something kind or useful."
        counter={length > commentLength - 200 ? `${length} of ${commentLength}` : undefined}
        onChange={count}
        defaultValue={write.valueOf("body")}
        error={error}
      />
      {!error && <ActionFailure of={write} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">Others see your first name.</p>
        <Button type="submit" size="sm" isPending={write.isPending} pendingLabel="Posting">
          Post comment
        </Button>
      </div>
    </form>
  );
}
