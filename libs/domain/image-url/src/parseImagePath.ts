import { imagePrefix } from './imageUrl.ts';
import { defaultQuality } from './steps.ts';
import { isAllowedVariant, type ImageVariant } from './variant.ts';

/** The picture of a resizer URL: a path on this site, or a remote URL. */
export type ImageSource = { kind: 'local'; path: string } | { kind: 'remote'; url: URL };

/** A parsed resizer URL. */
export interface ImageRequest {
  variant: ImageVariant;
  source: ImageSource;
}

/**
 * Parses the path of a URL made by `imageUrl`. Null when it is not one, when its size is not among the steps,
 * or when the decoded path of the picture contains `..`, a backslash or a control character.
 */
export function parseImagePath(pathname: string): ImageRequest | null {
  if (!pathname.startsWith(`${imagePrefix}/`)) return null;
  const [segment = '', ...rest] = pathname.slice(imagePrefix.length + 1).split('/');
  const variant = parseVariant(segment);
  const source = parseSource(rest);
  return variant && source ? { variant, source } : null;
}

function parseVariant(segment: string): ImageVariant | null {
  const match = /^(\d{1,4})(?:x(\d{1,4}))?(?:q(\d{1,3}))?(\.jpg)?$/.exec(segment);
  if (!match) return null;
  const variant: ImageVariant = {
    width: Number(match[1]),
    height: match[2] === undefined ? null : Number(match[2]),
    quality: match[3] === undefined ? defaultQuality : Number(match[3]),
    format: match[4] === undefined ? 'webp' : 'jpeg',
  };
  return isAllowedVariant(variant) ? variant : null;
}

function parseSource(segments: readonly string[]): ImageSource | null {
  const decoded = decode(segments.join('/'));
  if (decoded === null || isUnsafe(decoded)) return null;
  if (segments[0] !== 'https') return decoded === '' ? null : { kind: 'local', path: `/${decoded}` };
  const address = `https://${segments.slice(1).join('/').replace(/%3F/i, '?')}`;
  return URL.canParse(address) ? { kind: 'remote', url: new URL(address) } : null;
}

function isUnsafe(path: string): boolean {
  const hidden = [...path].some(
    (character) => character < ' ' || character === '\\' || character === '\u007f',
  );
  return hidden || path.split('/').some((part) => part === '..' || part === '.');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
