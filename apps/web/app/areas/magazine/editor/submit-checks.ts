import type { ArticleBody } from "@boab/contracts/magazine/body";
import { listBodyPictures, toBodyText } from "@boab/contracts/magazine/body-text";
import type { DocumentContent } from "./content.ts";

interface Check {
  id: string;
  label: string;
  isDone: boolean;
  /** Says what is missing, where the label doesn't. */
  hint?: string | undefined;
}

const hasVideoTitles = ({ content }: ArticleBody) =>
  content.every((block) => block.type !== "videoCard" || block.attrs.title.trim() !== "");

const hasHeading = ({ content }: ArticleBody) => content.some(({ type }) => type === "heading");

/** The server requires these before a document can be submitted; the last check is only advice. */
export function runSubmitChecks({ head, body }: DocumentContent) {
  const pictures = [...(head.mainPicture ? [head.mainPicture] : []), ...listBodyPictures(body)];
  const missingCount = pictures.filter(({ alt }) => alt.trim() === "").length;
  const requiredChecks: Check[] = [
    {
      id: "title",
      label: "Title and introduction",
      isDone: Boolean(head.title && head.standfirst),
    },
    { id: "picture", label: "Main picture", isDone: head.mainPicture !== null },
    {
      id: "alt",
      label: "A description of every picture",
      isDone: missingCount === 0 && hasVideoTitles(body),
      hint: missingCount > 0 ? `${missingCount} to describe` : undefined,
    },
    { id: "topic", label: "Topic", isDone: head.category !== null },
    { id: "text", label: "Your story", isDone: toBodyText(body).trim() !== "" },
  ];
  const headingCheck: Check = {
    id: "heading",
    label: "At least one heading",
    isDone: hasHeading(body),
  };
  return {
    checks: [...requiredChecks, headingCheck],
    isReady: requiredChecks.every(({ isDone }) => isDone),
  };
}
