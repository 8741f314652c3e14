interface ProblemPhoto {
  number: number;
  width: number;
  height: number;
}

/** The path of a problem's photo. It checks access and redirects to the private file. */
const problemPhotoPath = (orderId: string, number: number): string =>
  `/my-account/orders/${orderId}/problem-photos/${number}`;

/** The photos of a problem, as a strip shows them. */
export const toStripPhotos = (orderId: string, photos: readonly ProblemPhoto[]) =>
  photos.map(({ number, width, height }) => {
    const photoPath = problemPhotoPath(orderId, number);
    const file = { webp: photoPath, jpeg: photoPath, width, height };
    return { id: String(number), alt: `Photo ${number} of the problem`, small: file, large: file };
  });
