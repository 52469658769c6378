export { imageUrl, standInParameter, type ImageAddress } from './imageUrl.ts';
export { standIn, type StandInVehicle } from './stand-in/standIn.ts';
export { standInDrawing } from './stand-in/standInDrawing.ts';
export { srcSet, type SrcSetSize } from './srcSet.ts';
export { type ImageSize, type ImageVariant } from './variant.ts';
export { parseImagePath, type ImageRequest, type ImageSource } from './parseImagePath.ts';
