/** A sentence with the state that it reports. */
export interface StatusMessage {
  tone: "ok" | "warn" | "danger";
  text: string;
}

/** The specification writes some sentences with a mark in front. Code reads the tone, never the mark. */
export const toneEmojis: Record<StatusMessage["tone"], string> = {
  ok: "✅ ",
  warn: "",
  danger: "❌ ",
};

/** `❌ Error creating item.`: the sentence as specified, for answers and toasts. */
export const prefixToneEmoji = ({ tone, text }: StatusMessage): string =>
  `${toneEmojis[tone]}${text}`;
