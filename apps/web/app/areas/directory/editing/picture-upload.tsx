import { PictureUpload as OnePicture } from "#ui/forms/picture-upload.tsx";
import { type ListingPurpose, problemOfUpload } from "./picture-problem.ts";

interface PictureUploadProps {
  label: string;
  purpose: ListingPurpose;
  businessId: string;
  /** Called with the id of a picture that is ready. */
  onReady: (uploadId: string) => Promise<unknown>;
}

/** Choosing the cover or the logo. */
export const PictureUpload = ({ businessId, ...props }: PictureUploadProps) => (
  <OnePicture
    {...props}
    targetId={businessId}
    problemOf={(error) => problemOfUpload(props.purpose, error)}
  />
);
