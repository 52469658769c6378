export { cleanPhoto } from './cleanPhoto.ts';
export { createImages, type Images, type ImagesOptions } from './createImages.ts';
export { initialSvg } from './icon/initialSvg.ts';
export { svgToIco, svgToTile } from './icon/svgIcon.ts';
export type { MadePreview } from './preview/createPreviews.ts';
export type { PreviewCard, PreviewLook } from './preview/PreviewCard.ts';
