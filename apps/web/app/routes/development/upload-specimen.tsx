import { useState } from "react";
import { GalleryAdder } from "#areas/directory/editing/gallery-adder.tsx";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";
import { UploadRow } from "#ui/forms/upload-row.tsx";
import { pretendToSend } from "./pretend-to-send.ts";
import { Specimen } from "./specimen.tsx";
import type { SpecimenArt } from "./specimen-art.server.ts";

const doNothing = () => undefined;

export function UploadSpecimen({ art }: { art: SpecimenArt }) {
  const { front, back, heic } = art.uploads;
  return (
    <Specimen
      title="Upload queue"
      rule="pending, uploading, processing, uploaded, error. Remove is disabled while uploading"
    >
      <ul className="max-w-[620px]">
        <UploadRow fileName="cover.jpg" state="pending" onRemove={doNothing} />
        <UploadRow
          fileName="front.jpg"
          state="uploading"
          percent={64}
          thumbnailSrc={front}
          onRemove={doNothing}
        />
        <UploadRow
          fileName="side.jpg"
          state="processing"
          percent={100}
          thumbnailSrc={back}
          onRemove={doNothing}
          onCancel={doNothing}
        />
        <UploadRow
          fileName="back.jpg"
          state="uploaded"
          size="2.1 MB"
          thumbnailSrc={back}
          onRemove={doNothing}
        />
        <UploadRow
          fileName="IMG_4471.heic"
          state="error"
          error="Upload failed – please try again."
          thumbnailSrc={heic}
          onRemove={doNothing}
          onRetry={doNothing}
        />
      </ul>
      <SmallGallery />
    </Specimen>
  );
}

const maxGalleryPhotos = 3;

/** A gallery with room for three, so that "too many" can be seen too. */
function SmallGallery() {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [add] = useState(
    () => (uploads: FinishedUpload[]) =>
      setAdded((before) => [...before, ...uploads.map(({ fileName }) => fileName)]),
  );
  return (
    <div className="mt-8 max-w-[620px]">
      <GalleryAdder
        businessId="specimen"
        maxNewPhotos={maxGalleryPhotos - added.length}
        onReady={add}
        onBusyChange={doNothing}
        send={pretendToSend}
      />
      <p className="mt-3 text-sm text-ink-3">In the gallery: {added.join(", ") || "nothing yet"}</p>
    </div>
  );
}
