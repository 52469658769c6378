/** How wide the large picture is: beside the sidebar of 408 pixels, or over the whole width where there is none. */
export const GALLERY_SIZES =
  '(width >= 1440px) 848px, (width >= 1024px) calc(100vw - 528px), (width >= 768px) calc(100vw - 64px), 100vw';
