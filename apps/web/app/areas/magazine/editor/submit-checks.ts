import type { ArticleBody } from "@boab/contracts/magazine/body";
import { picturesOf, plainText } from "@boab/contracts/magazine/body-text";
import type { DocumentContent } from "./content.ts";

interface Check {
  id: string;
  label: string;
  isDone: boolean;
  /** What is missing, where the label doesn't say it. */
  hint?: string | undefined;
}

const isTitled = ({ content }: ArticleBody) =>
  content.every((block) => block.type !== "videoCard" || block.attrs.title.trim() !== "");

const hasHeading = ({ content }: ArticleBody) => content.some(({ type }) => type === "heading");

/** What the server asks for before an editor reads it; the last one is only good advice. */
export function submitChecks({ head, body }: DocumentContent) {
  const pictures = [...(head.mainPicture ? [head.mainPicture] : []), ...picturesOf(body)];
  const missing = pictures.filter(({ alt }) => alt.trim() === "").length;
  const needed: Check[] = [
    {
      id: "title",
      label: "Title and introduction",
      isDone: Boolean(head.title && head.standfirst),
    },
    { id: "picture", label: "Main picture", isDone: head.mainPicture !== null },
    {
      id: "alt",
      label: "A description of every picture",
      isDone: missing === 0 && isTitled(body),
      hint: missing > 0 ? `${missing} to describe` : undefined,
    },
    { id: "topic", label: "Topic", isDone: head.category !== null },
    { id: "text", label: "Your story", isDone: plainText(body).trim() !== "" },
  ];
  const advice: Check = { id: "heading", label: "At least one heading", isDone: hasHeading(body) };
  return { checks: [...needed, advice], isReady: needed.every(({ isDone }) => isDone) };
}
