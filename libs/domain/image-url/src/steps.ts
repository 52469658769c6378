/** Widths in pixels that the resizer makes. Few steps keep the cache small and prevent abuse of the disk. */
export const widthSteps = [96, 160, 240, 320, 400, 480, 600, 640, 800, 960, 1200, 1600, 1920] as const;

/**
 * Widths of a panorama, which a visitor sees a part of at a time. Only uncropped and in the default quality, so that a picture
 * has two more variants and not two more for each shape.
 */
export const panoramaSteps = [2880, 4096] as const;

/**
 * Aspect ratios, width over height, that the resizer crops to: square, portrait and landscape 4:3 and 3:2, 16:9, 2:1 and the 1920
 * × 540 of the promotions banner.
 */
export const ratioSteps = [1, 4 / 3, 3 / 2, 16 / 9, 2, 1920 / 540, 3 / 4, 2 / 3, 9 / 16] as const;

/** WebP qualities, 1 to 100, that the resizer makes. 75 and 80 are for pictures, 50 is for placeholders. */
export const qualitySteps = [50, 75, 80] as const;

/** The default quality. */
export const defaultQuality = 75;
