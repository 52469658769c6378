export { Carousel } from './Carousel.tsx';
export type { CarouselProps } from './Carousel.tsx';
export type { GalleryPicture } from './galleryPicture.ts';
export { Picture } from './Picture.tsx';
export type { PictureProps } from './Picture.tsx';
export { VehicleMedia } from './VehicleMedia.tsx';
export type { VehicleMediaContent, VehicleMediaProps } from './VehicleMedia.tsx';
export { isCalm } from './useCalm.ts';
