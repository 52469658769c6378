export { createImages, type Images, type ImagesOptions } from './createImages.ts';
