import { imageVariant, type ImageSize, type ImageVariant } from './variant.ts';
import { defaultQuality } from './steps.ts';

/**
 * The requested size, and the fallback that the resizer draws for a missing picture (see `standIn`): an empty drawing for ''.
 * Without it, a missing picture is an error response.
 */
export interface ImageAddress extends ImageSize {
  standIn?: string | undefined;
}

/** The query parameter of the fallback. */
export const standInParameter = 'as';

/** Where the resizer is mounted on every site. */
export const imagePrefix = '/images';

/**
 * The URL of a picture at a size. `path` is a path on this site (`/pictures/suv/red-side.webp`) or an `https`
 * URL on a host that the resizer allows. Pictures that cannot be resized (`data:` and `blob:` URLs, `http`,
 * SVG drawings) and empty paths are returned unchanged.
 *
 * `imageUrl('/pictures/suv/red-side.webp', { width: 600, height: 400 })` →
 * `/images/600x400/pictures/suv/red-side.webp`
 */
export function imageUrl(path: string, { standIn, ...size }: ImageAddress): string {
  return imageUrls(path, standIn)?.(size) ?? path;
}

/** The URLs of one picture at several sizes; null if it cannot be resized. */
export function imageUrls(path: string, standIn: string | undefined): ((size: ImageSize) => string) | null {
  const source = sourcePath(path);
  if (source === null) return null;
  const as = standIn === undefined ? '' : `?${standInParameter}=${encodeURIComponent(standIn)}`;
  return (size) => `${imagePrefix}/${variantSegment(imageVariant(size))}${source}${as}`;
}

/**
 * The path segment of a variant: `600x400`, `600` to keep the aspect ratio, `600x400q80` with a quality other than the default,
 * `600x400.jpg` for a JPEG.
 */
export function variantSegment({ width, height, quality, format }: ImageVariant): string {
  const shape = `${width}${height === null ? '' : `x${height}`}`;
  return `${shape}${quality === defaultQuality ? '' : `q${quality}`}${format === 'jpeg' ? '.jpg' : ''}`;
}

/** The picture's part of the URL, or null if it cannot be resized. */
function sourcePath(path: string): string | null {
  const bare = withoutQuery(path);
  if (/\.svg$/i.test(bare)) return null;
  if (path.startsWith('https://')) return remotePath(path);
  if (!path.startsWith('/') || path.startsWith('//') || path.startsWith(`${imagePrefix}/`)) return null;
  return escapePath(bare);
}

/** `https://host/a.jpg?v=1` as `/https/host/a.jpg%3Fv=1`: the query is part of the picture's identity. */
function remotePath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { host, pathname, search } = new URL(url);
  return `/https/${host}${pathname}${search.replace('?', '%3F').replaceAll('#', '%23')}`;
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** Percent-encodes a path that may already be encoded. */
function escapePath(path: string): string {
  if (/^[\w/.-]*$/.test(path)) return path;
  return encodeURI(path).replace(/%25([0-9a-f]{2})/gi, '%$1');
}
