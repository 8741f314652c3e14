import type { ArticleBody } from "@boab/contracts/magazine/body";
import { listBodyPictures, toBodyText } from "@boab/contracts/magazine/body-text";
import { documentCopy } from "@boab/contracts/magazine/copy";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";

/** What is missing before an editor reads it, by field; empty when it may be submitted. */
export function findSubmissionErrors(
  { title, standfirst, category, mainPicture }: DocumentHead,
  body: ArticleBody,
  documentPictureUrls: ReadonlySet<string>,
): Record<string, string> {
  const pictures = [...(mainPicture ? [mainPicture] : []), ...listBodyPictures(body)];
  const errors: Record<string, string> = {};
  if (title === "") errors.title = documentCopy.titleMissing;
  if (standfirst === "") errors.standfirst = documentCopy.standfirstMissing;
  if (category === null) errors.category = documentCopy.categoryMissing;
  if (mainPicture === null) errors.mainPicture = documentCopy.mainPictureMissing;
  if (toBodyText(body).trim() === "") errors.content = documentCopy.bodyMissing;
  else if (pictures.some(({ src }) => !documentPictureUrls.has(src) && !isSiteDrawing(src)))
    errors.content = documentCopy.foreignPicture;
  else if (pictures.some(({ alt }) => alt.trim() === "")) errors.content = documentCopy.altMissing;
  else if (hasUntitledVideo(body)) errors.content = documentCopy.videoTitleMissing;
  return errors;
}

/** Our own drawings are allowed in every document. */
const isSiteDrawing = (src: string) => src.startsWith("/pictures/articles/");

const hasUntitledVideo = ({ content }: ArticleBody) =>
  content.some((block) => block.type === "videoCard" && block.attrs.title.trim() === "");
