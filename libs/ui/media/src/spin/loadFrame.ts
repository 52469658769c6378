/** A frame that is decoded and can be drawn at once. */
export type Frame = ImageBitmap | HTMLImageElement;

/**
 * Fetches and decodes a picture. A bitmap stays decoded until it is closed, so that drawing it costs nothing; a browser that makes
 * none gives the picture itself.
 *
 * @throws Error when the picture does not come or is none.
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

/** Gives back the memory of a frame. */
export function dropFrame(frame: Frame | undefined): void {
  if (frame && 'close' in frame) frame.close();
}
