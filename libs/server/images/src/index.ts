export { createImages, type Images, type ImagesOptions } from './createImages.ts';
export {
  imagePrefix,
  imageUrl,
  imageVariant,
  srcSet,
  widthSteps,
  type ImageSize,
  type ImageVariant,
  type SrcSetSize,
} from './url/index.ts';
