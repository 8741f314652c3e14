import { UploadRow } from "#ui/forms/upload-row.tsx";
import { Uploader } from "#ui/forms/uploader.tsx";
import { pretendToSend } from "./pretend-to-send.ts";
import { Specimen } from "./specimen.tsx";
import type { SpecimenArt } from "./specimen-art.server.ts";

const nothing = () => undefined;

export function UploadSpecimen({ art }: { art: SpecimenArt }) {
  const { front, back, heic } = art.uploads;
  return (
    <Specimen
      title="Upload queue"
      rule="pending, uploading, processing, uploaded, error. Remove is disabled while uploading"
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
          fileName="side.jpg"
          state="processing"
          percent={100}
          thumbnailSrc={back}
          onRemove={nothing}
          onCancel={nothing}
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
        <UploadRow fileName="cv.pdf" state="uploaded" size="640 kB" isDocument onRemove={nothing} />
      </ul>
      <div className="mt-8 grid max-w-[620px] gap-8">
        <Uploader
          label="Photos of your item"
          purpose="item-photo"
          targetId="specimen"
          maxFiles={3}
          send={pretendToSend}
        />
        <Uploader label="Resume" purpose="job-resume" targetId="specimen" send={pretendToSend} />
      </div>
    </Specimen>
  );
}
