interface PhotoFile {
  webp: string;
  jpeg: string;
  width: number;
  height: number;
}

/** A photo of a gallery that opens over the whole screen. */
export interface LightboxPhoto {
  id: string;
  alt: string;
  name?: string | undefined;
  description?: string | undefined;
  /** The rendition for the thumbnails. */
  small: PhotoFile;
  /** The rendition that the page has already loaded. */
  medium: PhotoFile;
  large: PhotoFile;
}
