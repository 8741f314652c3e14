import type { ReviewPhoto } from "@boab/contracts/reviews/reviews";
import { PhotoStrip } from "#ui/media/photo-strip.tsx";

interface ReviewPhotosProps {
  photos: readonly ReviewPhoto[];
  firstName: string;
}

export const ReviewPhotos = ({ photos, firstName }: ReviewPhotosProps) => (
  <PhotoStrip
    name={`Photos by ${firstName}`}
    photos={photos.map((photo, index) => ({
      ...photo,
      alt: photos.length === 1 ? `Photo by ${firstName}` : `Photo ${index + 1} by ${firstName}`,
    }))}
    className="mt-3.5"
  />
);
