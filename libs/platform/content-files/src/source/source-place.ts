/** Where the last good answer of a content source is kept, and the address that it came from. */
export interface SourcePlace {
  /** A file of the host. */
  file: string;
  url: string;
}
