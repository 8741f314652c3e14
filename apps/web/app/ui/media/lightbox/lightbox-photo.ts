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
  /** Among the thumbnails. */
  small: PhotoFile;
  /** What the page has loaded already. */
  medium: PhotoFile;
  large: PhotoFile;
}
