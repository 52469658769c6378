export { imagePrefix, imageUrl, standInParameter, type ImageAddress } from './imageUrl.ts';
export { standIn, type StandInVehicle } from './stand-in/standIn.ts';
export { standInDrawing } from './stand-in/standInDrawing.ts';
export { srcSet, type SrcSetSize } from './srcSet.ts';
export { defaultQuality, qualitySteps, ratioSteps, widthSteps } from './steps.ts';
export { imageVariant, isAllowedVariant, type ImageSize, type ImageVariant } from './variant.ts';
export { parseImagePath, type ImageRequest, type ImageSource } from './parseImagePath.ts';
