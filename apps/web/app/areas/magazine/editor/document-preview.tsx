import { ArticleImage } from "../article-image.tsx";
import { BodyPreview } from "./body-preview.tsx";
import type { DocumentContent } from "./content.ts";

/** Shows the whole article before it is published, with its main picture. */
export function DocumentPreview({ head, body }: DocumentContent) {
  const { mainPicture } = head;
  return (
    <>
      {mainPicture && (
        <figure>
          <ArticleImage
            image={mainPicture}
            shape="wide"
            alt={mainPicture.alt}
            className="h-auto w-full"
          />
          {mainPicture.caption && (
            <figcaption className="pt-2.5 text-sm text-ink-3">{mainPicture.caption}</figcaption>
          )}
        </figure>
      )}
      <BodyPreview head={head} body={body} />
    </>
  );
}
