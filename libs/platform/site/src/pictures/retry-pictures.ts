import { standInDrawing, standInParameter } from '@forecourt/image-url';

/**
 * Replaces each picture of a vehicle that failed to load (offline, blocked, aborted) by a drawing, and retries when the browser is online
 * again. Pictures that failed before this ran are found too. If the resizer can be reached, it sends the drawing itself. Returns a
 * function that stops.
 */
export function retryPictures(): () => void {
  const mended = new Map<HTMLImageElement, { src: string; srcset: string; drawing: string }>();

  function mend(image: EventTarget | null): void {
    if (!(image instanceof HTMLImageElement)) return;
    const standIn = URL.parse(image.currentSrc || image.src)?.searchParams.get(standInParameter);
    if (standIn == null) return;
    const drawing = `data:image/svg+xml,${encodeURIComponent(standInDrawing(standIn))}`;
    mended.set(image, { src: image.src, srcset: image.srcset, drawing });
    image.srcset = '';
    image.src = drawing;
  }
  function askAgain(): void {
    for (const [image, { src, srcset, drawing }] of mended) {
      // A picture that React has changed since then is ignored.
      if (image.src !== drawing) continue;
      image.src = src;
      image.srcset = srcset;
    }
    mended.clear();
  }

  const failed = ({ target }: Event) => mend(target);
  document.addEventListener('error', failed, true);
  window.addEventListener('online', askAgain);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mend(image);
  return () => {
    document.removeEventListener('error', failed, true);
    window.removeEventListener('online', askAgain);
  };
}
