import pLimit from 'p-limit';
import { sharp } from './sharp.ts';

/** Why a shopper's photo cannot be made clean: it is no complete picture, or its pixels would need too much memory. */
export type PhotoProblem = 'broken' | 'tooManyPixels';

/** Above the largest common phone camera: a limit against decompression bombs. */
const MAX_PIXELS = 64_000_000;

/** A picture that is stored in several passes is decoded whole; only one in a single pass is decoded row by row. */
const MAX_PIXELS_IN_PASSES = 16_000_000;

const LONGEST_SIDE = 2560;
const SMALL_SIDE = 480;

/** One at a time: its memory is that of one photo, however many are sent. */
const inTurn = pLimit(1);

/** Files of a photo: where it is, and where the clean one and a small one of it are written. */
export interface PhotoFiles {
  from: string;
  to: string;
  small: string;
}

/**
 * Writes a photo anew as JPEG, upright, at most 2560 pixels long, on white, and a small one of at most 480: nothing of the original file is
 * in it but its pixels, so neither metadata such as GPS coordinates nor anything hidden in the file.
 *
 * @returns why it cannot be; null if it was written.
 */
export function cleanPhoto({ from, to, small }: PhotoFiles): Promise<PhotoProblem | null> {
  return inTurn(async () => {
    try {
      const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
      const { width, height, isProgressive } = await sharp(from, {
        ...options,
        limitInputPixels: false,
      }).metadata();
      if (width * height > (isProgressive ? MAX_PIXELS_IN_PASSES : MAX_PIXELS)) return 'tooManyPixels';
      await sharp(from, options)
        .autoOrient()
        .resize(within(LONGEST_SIDE))
        .flatten({ background: '#fff' })
        // Its own tables per photo would need all coefficients in memory, and make the file a few percent smaller.
        .jpeg({ quality: 85, optimiseCoding: false })
        .toFile(to);
      await sharp(to).resize(within(SMALL_SIDE)).jpeg({ quality: 75 }).toFile(small);
      return null;
    } catch {
      return 'broken';
    }
  });
}

function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
}
