import { lazyModule, whenLoaded } from '@forecourt/browser';
import { useEffect } from 'react';

const pictures = lazyModule(() => import('./mend-pictures.ts'));

/** Looks after pictures that do not load; its code comes once the page is there. */
export function SitePictures() {
  useEffect(() => {
    let stop = () => {};
    const callOff = whenLoaded(() => {
      pictures().then(
        ({ mendPictures }) => (stop = mendPictures()),
        () => undefined, // the words beside a picture are there
      );
    });
    return () => {
      callOff();
      stop();
    };
  }, []);
  return null;
}
