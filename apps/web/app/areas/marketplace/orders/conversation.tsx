import type { Conversation, OrderMessage } from "@boab/contracts/marketplace/order-messages";
import { maxMessageLength } from "@boab/contracts/marketplace/problem-limits";
import { formatDayTime } from "@boab/format/calendar";
import { ended } from "@boab/format/sentences";
import { useRef } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";

interface ConversationProps {
  conversation: Conversation;
  orderId: string;
  /** The name of the other person or store. */
  otherName: string;
}

/** The messages between the buyer and the store. */
export function ConversationCard({ conversation, orderId, otherName }: ConversationProps) {
  const { messages, canWrite } = conversation;
  return (
    <Card as="section" aria-labelledby="messages-title">
      <h2 id="messages-title" className="scroll-mt-24 text-xl">
        Messages
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {messages.length === 0
          ? `Ask ${otherName} about this order. We'll email them that you've written.`
          : ended(`Between you and ${otherName}`)}
      </p>
      {messages.length > 0 && (
        <ol aria-label="Messages" className="mt-5 grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} otherName={otherName} />
          ))}
        </ol>
      )}
      {canWrite && <MessageForm orderId={orderId} otherName={otherName} />}
    </Card>
  );
}

function Message({ message, otherName }: { message: OrderMessage; otherName: string }) {
  const { isOwn, body, sentAt } = message;
  return (
    <li
      className={cx(
        "w-fit max-w-[85%] rounded-md px-4 py-2.5",
        isOwn ? "justify-self-end bg-primary-soft" : "bg-sunk",
      )}
    >
      <p className="text-sm text-ink-2">
        {isOwn ? "You" : otherName}, {formatDayTime(sentAt)}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {body ?? "This message was deleted with its account."}
      </p>
    </li>
  );
}

function MessageForm({ orderId, otherName }: { orderId: string; otherName: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const send = usePageAction({
    onSuccess: () => {
      if (field.current) field.current.value = "";
      field.current?.focus();
    },
  });
  return (
    <PageForm {...send.form} className="mt-5 grid gap-3">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="orderId" value={orderId} />
      <ActionFailure of={send} />
      <TextArea
        ref={field}
        label={`Message to ${otherName}`}
        name="body"
        required
        rows={3}
        maxLength={maxMessageLength}
        error={send.getError("body")}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={send.isPending} pendingLabel="Sending">
          Send message
        </Button>
      </div>
    </PageForm>
  );
}
