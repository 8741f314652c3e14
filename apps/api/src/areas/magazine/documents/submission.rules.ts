import type { ArticleBody } from "@boab/contracts/magazine/body";
import { picturesOf, plainText } from "@boab/contracts/magazine/body-text";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import { documentTexts } from "@boab/contracts/magazine/editor-texts";

/** What is missing before an editor reads it, by field; empty when it may be submitted. */
export function flawsToSubmit(
  { title, standfirst, category, mainPicture }: DocumentHead,
  body: ArticleBody,
  ownPictures: ReadonlySet<string>,
): Record<string, string> {
  const pictures = [...(mainPicture ? [mainPicture] : []), ...picturesOf(body)];
  const flaws: Record<string, string> = {};
  if (title === "") flaws.title = documentTexts.titleMissing;
  if (standfirst === "") flaws.standfirst = documentTexts.standfirstMissing;
  if (category === null) flaws.category = documentTexts.categoryMissing;
  if (mainPicture === null) flaws.mainPicture = documentTexts.mainPictureMissing;
  if (plainText(body).trim() === "") flaws.content = documentTexts.bodyMissing;
  else if (pictures.some(({ src }) => !ownPictures.has(src) && !isDrawing(src)))
    flaws.content = documentTexts.foreignPicture;
  else if (pictures.some(({ alt }) => alt.trim() === "")) flaws.content = documentTexts.altMissing;
  else if (hasUntitledVideo(body)) flaws.content = documentTexts.videoTitleMissing;
  return flaws;
}

/** Our own drawings belong to nobody's document. */
const isDrawing = (src: string) => src.startsWith("/pictures/articles/");

const hasUntitledVideo = ({ content }: ArticleBody) =>
  content.some((block) => block.type === "videoCard" && block.attrs.title.trim() === "");
