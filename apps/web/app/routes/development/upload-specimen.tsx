import { UploadRow } from "#ui/upload-row.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpecimenArt } from "./specimen-art.server.ts";

const nothing = () => undefined;

export function UploadSpecimen({ art }: { art: SpecimenArt }) {
  const { front, back, heic } = art.uploads;
  return (
    <Specimen
      title="Upload queue"
      rule="pending, uploading, uploaded, error. Remove is disabled while uploading"
    >
      <ul className="max-w-[620px]">
        <UploadRow fileName="cover.jpg" state="pending" onRemove={nothing} />
        <UploadRow
          fileName="front.jpg"
          state="uploading"
          percent={64}
          thumbnailSrc={front}
          onRemove={nothing}
        />
        <UploadRow
          fileName="back.jpg"
          state="uploaded"
          size="2.1 MB"
          thumbnailSrc={back}
          onRemove={nothing}
        />
        <UploadRow
          fileName="IMG_4471.heic"
          state="error"
          error="Upload failed – please try again."
          thumbnailSrc={heic}
          onRemove={nothing}
          onRetry={nothing}
        />
      </ul>
    </Specimen>
  );
}
