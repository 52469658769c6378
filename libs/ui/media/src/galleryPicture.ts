/** A picture of a gallery, with its thumbnail. */
export interface GalleryPicture {
  url: string;
  /** A smaller file of the same picture, for the thumbnails. */
  thumb: string;
}

/** Fallback for pictures that fail to load: the result of `standIn` for the vehicle. */
export interface StandingIn {
  standIn?: string | undefined;
}
