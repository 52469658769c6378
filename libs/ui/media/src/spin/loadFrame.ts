/** A decoded frame, ready to draw. */
export type Frame = ImageBitmap | HTMLImageElement;

/**
 * Fetches and decodes a picture. An `ImageBitmap` stays decoded until it is closed, so drawing it is fast; a browser without
 * `createImageBitmap` gives the image element.
 *
 * @throws Error when the download or the decoding fails.
 */
export async function loadFrame(url: string): Promise<Frame> {
  const image = new Image();
  image.src = url;
  await image.decode();
  try {
    return await createImageBitmap(image);
  } catch {
    return image;
  }
}

/** Frees the memory of a frame. */
export function dropFrame(frame: Frame | undefined): void {
  if (frame && 'close' in frame) frame.close();
}
