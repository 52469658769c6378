import { lazyModule, whenLoaded } from '@forecourt/browser';
import { useEffect } from 'react';

const pictures = lazyModule(() => import('./retry-pictures.ts'));

/** Replaces pictures that fail to load. Its code is loaded lazily after the page. */
export function SitePictures() {
  useEffect(() => {
    let stop = () => {};
    const callOff = whenLoaded(() => {
      pictures().then(
        ({ retryPictures }) => (stop = retryPictures()),
        () => undefined, // without it the alt text is shown
      );
    });
    return () => {
      callOff();
      stop();
    };
  }, []);
  return null;
}
