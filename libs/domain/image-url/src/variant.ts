import { nearest } from './nearest.ts';
import { defaultQuality, panoramaSteps, qualitySteps, ratioSteps, widthSteps } from './steps.ts';

/** A requested size, in image pixels (not CSS pixels). Without a height the picture keeps its aspect ratio. */
export interface ImageSize {
  width: number;
  height?: number;
  /** Quality of the encoder, 1 to 100. Rounded to the nearest of `qualitySteps`. */
  quality?: number;
  /** `jpeg` for readers without WebP: mail clients, documents. Default `webp`. */
  format?: ImageFormat;
  /** A panorama may be wider than other pictures; it has no height and the default quality. */
  panorama?: true;
}

/** A format that the resizer makes. */
export type ImageFormat = 'webp' | 'jpeg';

/** A size that the resizer makes. `height` is null if the picture keeps its aspect ratio. */
export interface ImageVariant {
  width: number;
  height: number | null;
  quality: number;
  format: ImageFormat;
}

const pictureWidths: readonly number[] = widthSteps;
const panoramaWidths: readonly number[] = [...widthSteps, ...panoramaSteps];

/**
 * The variant for a requested size: the width rounded up to a step (at most the largest), the aspect ratio rounded to the nearest
 * allowed one, the height a whole number of pixels.
 */
export function imageVariant({
  width,
  height,
  quality = defaultQuality,
  format = 'webp',
  panorama,
}: ImageSize): ImageVariant {
  const steps = panorama ? panoramaWidths : pictureWidths;
  const step = steps.find((candidate) => candidate >= width) ?? steps.at(-1) ?? width;
  const shape = height ? nearest(ratioSteps, width / height) : null;
  return {
    width: step,
    height: shape === null ? null : Math.round(step / shape),
    quality: nearest(qualitySteps, quality),
    format,
  };
}

/** True for a variant that `imageVariant` can produce; the resizer rejects all others. */
export function isAllowedVariant({ width, height, quality }: Omit<ImageVariant, 'format'>): boolean {
  if (height === null && quality === defaultQuality && panoramaWidths.includes(width)) return true;
  return (
    pictureWidths.includes(width) &&
    (qualitySteps as readonly number[]).includes(quality) &&
    (height === null || ratioSteps.some((ratio) => Math.round(width / ratio) === height))
  );
}
