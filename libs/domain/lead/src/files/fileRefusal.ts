import type { FileKind } from './fileRules.ts';

/** Why a file was not taken. */
export type FileRefusal =
  | 'empty'
  | 'tooLarge'
  | 'tooMany'
  | 'otherType'
  | 'heic'
  | 'broken'
  | 'tooManyPixels'
  | 'infected'
  | 'notScanned'
  | 'notStored';

/** Says that a file cannot be sent any more: it was deleted, is of another lead, or was never sent with this form. */
export const FILES_GONE = 'A file here can’t be sent any more. Please remove it, and choose it again.';

/**
 * The sentence about a file that was not taken, for the shopper. The other files and answers of the form are kept.
 *
 * @example fileRefusalText('tooLarge', { name: 'front.jpg', accept: 'photos', most: 10 }) // '“front.jpg” is larger than 10 MB.'
 */
export function fileRefusalText(
  reason: FileRefusal,
  { name, accept, most }: { name: string; accept: FileKind; most: number },
): string {
  const file = `“${name}”`;
  switch (reason) {
    case 'empty':
      return `${file} is empty.`;
    case 'tooLarge':
      return `${file} is larger than 10 MB.`;
    case 'tooMany':
      return `${file} was left out: ${most} ${most === 1 ? 'file is' : 'files are'} the most.`;
    case 'otherType':
      return accept === 'photos'
        ? `${file} is not a photo we can read. Please choose a JPEG, PNG or WebP file.`
        : `${file} is not a PDF. Please save it as a PDF first.`;
    case 'heic':
      return `${file} is a HEIC photo, which we can’t read. Please save it as JPEG first.`;
    case 'broken':
      return `${file} is damaged or not complete. Please choose it again.`;
    case 'tooManyPixels':
      return `${file} has too many pixels. Please choose a smaller version.`;
    case 'infected':
      return `${file} has a virus, so we didn’t keep it. Please send the form without it.`;
    case 'notScanned':
      return `We couldn’t check ${file} for viruses just now. Please choose it again, or send the form without it.`;
    case 'notStored':
      return `We couldn’t keep ${file} just now. Please choose it again, or send the form without it.`;
  }
}
