import { useEffect } from 'react';

/** Looks after pictures that do not load; its code comes once the page is there. */
export function SitePictures() {
  useEffect(() => {
    let stop = () => {};
    const load = () =>
      void import('./mendPictures.ts').then(
        ({ mendPictures }) => (stop = mendPictures()),
        () => undefined, // the words beside a picture are there
      );
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      window.removeEventListener('load', load);
      stop();
    };
  }, []);
  return null;
}
