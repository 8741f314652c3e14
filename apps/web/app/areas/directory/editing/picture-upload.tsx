import { PictureUpload as OnePicture } from "#ui/forms/picture-upload.tsx";
import { type ListingPurpose, toPictureError } from "./picture-error.ts";

interface PictureUploadProps {
  label: string;
  purpose: ListingPurpose;
  businessId: string;
  /** Called with the id of a picture that is ready. */
  onReady: (uploadId: string) => Promise<unknown>;
}

/** The upload field for the cover and the logo. */
export const PictureUpload = ({ businessId, ...props }: PictureUploadProps) => (
  <OnePicture
    {...props}
    targetId={businessId}
    describeError={(error) => toPictureError(props.purpose, error)}
  />
);
