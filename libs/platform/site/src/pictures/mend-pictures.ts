import { standInDrawing, standInParameter } from '@forecourt/image-url';

/**
 * Puts a drawing in the place of every picture of a vehicle that did not come at all: offline, blocked, cut off. The resizer draws it
 * by itself where it answers. Those that failed before this ran are found too. When the line is back they are asked for again.
 * Returns a function that stops.
 */
export function mendPictures(): () => void {
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
      // What React has changed meanwhile is left alone.
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
