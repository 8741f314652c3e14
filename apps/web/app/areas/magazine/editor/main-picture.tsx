import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import { bodyLimits } from "@boab/contracts/magazine/limits";
import { ImageIcon } from "@phosphor-icons/react/dist/ssr/Image";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { choosePictures } from "./choose-pictures.ts";
import type { UploadedPicture } from "./editor-tools.ts";
import { AltField } from "./extensions/alt-field.tsx";

type Picture = DocumentHead["mainPicture"];

interface MainPictureProps {
  picture: Picture;
  isEditable: boolean;
  /** Changes the current picture, which may have changed during the upload. */
  onChange(change: (was: Picture) => Picture): void;
  uploadPicture(file: File): Promise<UploadedPicture | undefined>;
}

/** The main picture is shown above the article and on its card. */
export function MainPicture({ picture, isEditable, onChange, uploadPicture }: MainPictureProps) {
  async function choose() {
    const [file] = await choosePictures({ isMultiple: false });
    const uploaded = file && (await uploadPicture(file));
    if (uploaded) onChange((was) => ({ alt: "", caption: "", ...was, ...uploaded }));
  }

  return (
    <section aria-label="Main picture" className="mt-6 mb-8 border-y border-line py-3.5">
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="h-14 w-22 flex-none object-cover"
          />
        ) : (
          <span className="grid h-14 w-22 flex-none place-items-center bg-sunk text-ink-3">
            <ImageIcon size={24} aria-hidden="true" />
          </span>
        )}
        <p className="min-w-0 flex-1 basis-24 leading-[1.4]">
          <span className="block font-semibold">Main picture</span>
          <span className="block text-sm text-ink-3">
            {picture ? picture.caption || "Above the article, and on its card" : "None yet"}
          </span>
        </p>
        {isEditable && (
          <Button variant="secondary" size="sm" onClick={() => void choose()}>
            {picture ? "Change" : "Add a picture"}
          </Button>
        )}
      </div>
      {picture && isEditable && (
        <div className="mt-4 grid items-start gap-3.5 md:grid-cols-2">
          <AltField
            label="Describe the main picture"
            value={picture.alt}
            onChange={(alt) => onChange((was) => was && { ...was, alt })}
          />
          <TextField
            label="Caption of the main picture"
            counter="Optional"
            maxLength={bodyLimits.captionLength}
            value={picture.caption}
            onChange={({ target }) => onChange((was) => was && { ...was, caption: target.value })}
          />
        </div>
      )}
    </section>
  );
}
