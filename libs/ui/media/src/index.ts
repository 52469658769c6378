export { Carousel } from './Carousel.tsx';
export type { CarouselProps } from './Carousel.tsx';
export { Gallery, THUMBNAILS_ABOVE } from './Gallery.tsx';
export type { GalleryPicture, GalleryProps } from './Gallery.tsx';
export { Picture } from './Picture.tsx';
export type { PictureProps } from './Picture.tsx';
export { useSnapTrack } from './useSnapTrack.ts';
export type { SnapPosition, SnapTrack } from './useSnapTrack.ts';
