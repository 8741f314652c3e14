import { type StatusMessage, toneEmojis } from "#lib/format/status-message.ts";

/** A specified message beside an icon: the icon is its mark for the eye, and screen readers get the character. */
export const StatusMessageText = ({ of: { tone, text } }: { of: StatusMessage }) => (
  <span>
    <span className="sr-only">{toneEmojis[tone]}</span>
    {text}
  </span>
);
