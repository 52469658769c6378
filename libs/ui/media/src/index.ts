export { Gallery, THUMBNAILS_ABOVE } from './Gallery.tsx';
export type { GalleryProps } from './Gallery.tsx';
export { Picture } from './Picture.tsx';
export type { PictureProps } from './Picture.tsx';
